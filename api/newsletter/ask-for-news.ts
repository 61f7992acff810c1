import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { subscribe } from '#core/newsletter/subscribe.ts';
import { randomCode } from '../platform/identity/random-code.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import type { Rows } from '../platform/database/rows.ts';

export type SubscriberRow = Pick<
  Rows['subscribers'],
  'id' | 'e_mail' | 'code' | 'status' | 'mails' | 'mailed_at'
>;

/** Begins a subscription, which its mail is to confirm; does nothing that could flood a mailbox. */
export async function askForNews(
  trx: Knex,
  deps: Pick<Dependencies, 'jobs' | 'now'>,
  eMail: string,
  language: Language,
  now: Date,
): Promise<void> {
  // A new row waits for its first mail; the lock keeps two requests from sending two.
  await trx('subscribers')
    .insert({ e_mail: eMail, code: randomCode(), status: 'waiting', language, changed_at: now })
    .onConflict('e_mail')
    .ignore();
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
