import type { Knex } from 'knex';
import {
  alertRules,
  countingRules,
  mailWindow,
  type AlertKind,
  type CountingRule,
} from '#core/security/alert-rules.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { securityAlertMail } from './security-mails.ts';

interface Counted {
  readonly subject: string;
  readonly actorId: number | null;
  readonly times: number;
}

/** Looks for what the rules name and tells people of what is new. */
export async function raiseAlerts(deps: Dependencies): Promise<void> {
  for (const rule of countingRules) {
    for (const counted of await countedBy(deps, rule)) await raiseAlert(deps, rule, counted);
  }
}

/** Whatever happened since it was last looked into, within the rule's minutes. */
async function countedBy({ knex, now }: Dependencies, rule: CountingRule): Promise<Counted[]> {
  const { kinds, by, minutes, from } = alertRules[rule];
  const { rows } = await knex.raw<{ rows: Counted[] }>(
    `select e.:by:::text as subject, ${by === 'actor_id' ? 'e.actor_id' : 'null::integer'} as "actorId",
       sum(e.times)::integer as times
     from security_events e
     where e.kind = any(:kinds) and e.at > :since and e.:by: is not null and not exists (
       select from security_alerts a where a.rule = :rule and a.subject = e.:by:::text and a.seen_at >= e.at)
     group by e.:by: having sum(e.times) >= :from`,
    { by, kinds: [...kinds], since: new Date(now().getTime() - minutes * 60_000), rule, from },
  );
  return rows;
}

/** A new alert is mailed to every admin, a rule once an hour at most; one that nobody has seen yet goes on. */
export async function raiseAlert(
  deps: Dependencies,
  rule: AlertKind,
  { subject, actorId, times }: Counted,
): Promise<void> {
  const at = deps.now();
  await deps.knex.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { isNew: boolean }[] }>(
      `insert into security_alerts (rule, subject, actor_id, first_at, last_at, times)
       values (:rule, :subject, :actorId, :at, :at, :times)
       on conflict (rule, subject) where seen_at is null do update set last_at = :at, times = excluded.times
       returning (xmax = 0) as "isNew"`,
      { rule, subject, actorId, at, times },
    );
    if (rows[0]?.isNew === true) await tellAdmins(trx, deps, rule, at);
  });
}

async function tellAdmins(trx: Knex, deps: Dependencies, rule: AlertKind, at: Date): Promise<void> {
  const admins = await trx('users')
    .where({ role: 'admin', is_active: true })
    .select('id', 'e_mail', 'language');
  for (const { id, e_mail: recipient, language } of admins) {
    const subjectKey = `${rule}:${String(mailWindow(at))}:${String(id)}`;
    await queueMail(trx, deps, { kind: securityAlertMail, subjectKey, language, recipient });
  }
}
