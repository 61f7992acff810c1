import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { consentText, type NewsletterSource } from '#core/newsletter/consent.ts';
import { subscribe } from '#core/newsletter/subscribe.ts';
import { randomCode } from '../platform/identity/random-code.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { SubscriberModel } from './subscriber-model.ts';

interface AskedForNews {
  readonly eMail: string;
  readonly language: Language;
  readonly source: NewsletterSource;
}

/** Begins a subscription, which its mail is to confirm; does nothing that could flood a mailbox. */
export async function askForNews(
  trx: Knex,
  deps: Pick<Dependencies, 'jobs' | 'now'>,
  { eMail, language, source }: AskedForNews,
  now: Date,
): Promise<void> {
  // A new row waits for its first mail; the lock keeps two requests from sending two.
  await SubscriberModel.query(trx)
    .insert({ eMail, code: randomCode(), status: 'waiting', language, changedAt: now })
    .onConflict('e_mail')
    .ignore();
  const known = await SubscriberModel.query(trx)
    .findOne({ e_mail: eMail })
    .forUpdate()
    .throwIfNotFound();
  const { status, mail } = subscribe(known, now);
  if (mail === null) return;
  const mails = known.mails + 1;
  // Whoever has confirmed goes on by what they agreed to then.
  const asked = { source, askedAt: now, consentText, consentAt: null, endedBy: null };
  await known.$query(trx).patch({
    status,
    language,
    mails,
    mailedAt: now,
    changedAt: now,
    ...(status === 'waiting' && asked),
  });
  const subjectKey = `subscriber:${String(known.id)}:${String(mails)}`;
  await queueMail(trx, deps, { kind: mail, subjectKey, language, recipient: eMail });
}
