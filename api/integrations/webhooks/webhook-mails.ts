import type { Knex } from 'knex';
import { webhookMail as cs } from '#core/phrases/cs/webhook-mail.ts';
import { webhookMail as ro } from '#core/phrases/ro/webhook-mail.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fillText } from '../../platform/mail/fill-text.ts';
import type { ComposeMail, MailKinds } from '../../platform/mail/mail-kinds.ts';
import { layOut } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';

/** A webhook was paused; its subject is an admin, the webhook and the moment. */
const pausedMail = 'webhook-paused';
const phrases = { cs, ro };

const compose: ComposeMail = async ({ language, subjectKey }, { knex }) => {
  const words = phrases[language];
  const id = Number(subjectKey.split(':')[2]);
  const known = await knex('webhooks').where({ id }).first('name');
  if (!known) return null;
  const subject = fillText(words.subject, known);
  return layOut({
    language,
    subject,
    heading: subject,
    greeting: words.greeting,
    paragraphs: [fillText(words.paused, known), words.whatToDo],
    facts: [],
    groups: [],
    buttons: [],
    signature: words.signature,
    footer: words.footer,
  });
};

export const webhookMailKinds: MailKinds = { [pausedMail]: compose };

/** Mails every admin that a webhook is paused. */
export async function tellOfPause(trx: Knex, deps: Dependencies, id: number): Promise<void> {
  const admins = await trx('users')
    .where({ role: 'admin', is_active: true })
    .select('id', 'e_mail', 'language');
  for (const { id: admin, e_mail: recipient, language } of admins) {
    const subjectKey = `admin:${String(admin)}:${String(id)}:${deps.now().toISOString()}`;
    await queueMail(trx, deps, { kind: pausedMail, subjectKey, language, recipient });
  }
}
