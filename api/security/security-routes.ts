import { alertKinds } from '#core/security/alert-rules.ts';
import type { Knex } from 'knex';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { headOf } from './chain-rows.ts';
import { exportChain } from './export-chain.ts';
import { checkChainJob } from './security-jobs.ts';

const mostAlerts = 50;

/** Whether the records are whole, what needs a look, and the records as a file. */
export function securityRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const state = bind('security-state', async () => ({
    chain: await chainState(knex),
    alerts: await alertsOf(knex),
  }));

  const check = bind('security-check', async (_, context) => {
    const { id: askedBy } = staffOf(context);
    await knex.transaction((trx) => deps.jobs.enqueue(trx, checkChainJob, { askedBy }));
    return undefined;
  });

  const seen = bind('security-alert-seen', async ({ params: { id } }, context) => {
    const person = staffOf(context);
    const count = await knex('security_alerts')
      .where({ id })
      .whereNull('seen_at')
      .update({ seen_by: person.id, seen_at: context.now });
    if (count === 0) throw new Refusal(404, 'not_found');
    return undefined;
  });

  const file = bind('security-export', ({ body }, context) =>
    knex.transaction(async (trx) => {
      const event = { kind: 'exported', subject: 'security-export' } as const;
      await recordSecurityEvent(trx, deps, context, event);
      return exportChain(trx, deps, body, context.now);
    }),
  );

  return [state, check, seen, file];
}

async function chainState(knex: Knex) {
  const head = await headOf(knex);
  const checks = () => knex('audit_chain_checks').orderBy('id', 'desc');
  const last: Rows['audit_chain_checks'] | undefined = await checks().first();
  const whole: Rows['audit_chain_checks'] | undefined = await checks()
    .where({ first_sequence: 1 })
    .first();
  // An end that holds does not mend what the whole check found.
  const bad = [last, whole].find((one) => (one?.broken_sequence ?? null) !== null);
  return {
    links: head.sequence,
    headHash: head.sequence === 0 ? null : head.hash,
    checkedAt: last?.at.toISOString() ?? null,
    wholeCheckedAt: whole?.at.toISOString() ?? null,
    broken:
      bad && bad.broken_sequence !== null && bad.reason !== null
        ? { sequence: bad.broken_sequence, reason: bad.reason }
        : null,
  };
}

type AlertRow = Rows['security_alerts'] & {
  readonly person: string | null;
  readonly seer: string | null;
};

async function alertsOf(knex: Knex) {
  const rows: AlertRow[] = await knex('security_alerts as a')
    .leftJoin('users as p', 'p.id', 'a.actor_id')
    .leftJoin('users as s', 's.id', 'a.seen_by')
    .orderByRaw('a.seen_at is not null, a.last_at desc, a.id desc')
    .limit(mostAlerts)
    .select('a.*', 'p.name as person', 's.name as seer');
  return rows.flatMap((row) => {
    const rule = alertKinds.find((one) => one === row.rule);
    if (!rule) return [];
    return {
      id: row.id,
      rule,
      subject: row.person ?? row.subject,
      firstAt: row.first_at.toISOString(),
      lastAt: row.last_at.toISOString(),
      times: row.times,
      seenBy: row.seer,
      seenAt: row.seen_at?.toISOString() ?? null,
    };
  });
}
