import type { Knex } from 'knex';
import { maskEmail, subscribe, type SubscriberStatus } from '#core/newsletter/subscribe.ts';
import type { Language } from '#core/market/market.ts';
import { randomCode } from '../identity/random-code.ts';
import type { Dependencies } from '../dependencies.ts';
import { bind, type BoundRoute } from '../http/bind.ts';
import { Refusal } from '../http/refusal.ts';
import { queueMail } from '../mail/queue-mail.ts';

interface SubscriberRow {
  readonly id: number;
  readonly e_mail: string;
  readonly code: string;
  readonly status: SubscriberStatus;
  readonly mails: number;
  readonly mailed_at: Date | null;
}

const toReply = ({ status, e_mail }: SubscriberRow) => ({ status, eMail: maskEmail(e_mail) });

/** Asking for news, and what the links of its mails lead to. */
export function newsletterRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const add = bind('news-add-subscriber', async ({ body }, { language, now }) => {
    // Programs that fill in every field are told that all went well.
    if (body.website === '') {
      await knex.transaction((trx) => askForNews(trx, deps, body.eMail, language, now));
    }
    return undefined;
  });

  const one = bind('news-subscriber', async ({ params: { code } }) => {
    const row = await knex<SubscriberRow>('subscribers').where({ code }).first();
    if (!row) throw new Refusal(404, 'not_found');
    return toReply(row);
  });

  const move = (code: string, status: SubscriberStatus, now: Date) =>
    knex.transaction(async (trx) => {
      const row = await trx<SubscriberRow>('subscribers').where({ code }).forUpdate().first();
      if (!row) throw new Refusal(404, 'not_found');
      if (row.status === status) return toReply(row);
      await trx('subscribers').where('id', row.id).update({ status, changed_at: now });
      return toReply({ ...row, status });
    });

  const confirm = bind('news-subscriber-confirm', ({ params }, { now }) =>
    move(params.code, 'confirmed', now),
  );
  const remove = bind('news-subscriber-remove', ({ params }, { now }) =>
    move(params.code, 'unsubscribed', now),
  );
  return [add, one, confirm, remove];
}

async function askForNews(
  trx: Knex,
  deps: Dependencies,
  eMail: string,
  language: Language,
  now: Date,
): Promise<void> {
  // A new row waits for its first mail; the lock keeps two requests from sending two.
  const row = { e_mail: eMail, code: randomCode(), status: 'waiting', language, changed_at: now };
  await trx('subscribers').insert(row).onConflict('e_mail').ignore();
  const known = await trx<SubscriberRow>('subscribers').where('e_mail', eMail).forUpdate().first();
  if (!known) throw new Error('a stored subscriber is not there');
  const { status, mail } = subscribe({ status: known.status, mailedAt: known.mailed_at }, now);
  if (mail === null) return;
  const mails = known.mails + 1;
  await trx('subscribers')
    .where('id', known.id)
    .update({ status, language, mails, mailed_at: now, changed_at: now });
  const subjectKey = `subscriber:${String(known.id)}:${String(mails)}`;
  await queueMail(trx, deps, { kind: mail, subjectKey, language, recipient: eMail });
}
