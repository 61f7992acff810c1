import { importMail as cs } from '#core/phrases/cs/import-mail.ts';
import { importMail as ro } from '#core/phrases/ro/import-mail.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { anySentence } from '../../platform/http/phrases.ts';
import { fillText } from '../../platform/mail/fill-text.ts';
import type { ComposeMail, MailKinds } from '../../platform/mail/mail-kinds.ts';
import { layOut } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { readStates } from './schedule-states.ts';

/** A scheduled import fails or stays away; its subject is an admin, a schedule and a day. */
const importTroubleMail = 'import-trouble';
const phrases = { cs, ro };

const compose: ComposeMail = async ({ language, subjectKey }, { knex, market, now }) => {
  const words = phrases[language];
  const scheduleId = Number(subjectKey.split(':')[2]);
  const known = (await readStates(knex, now())).find(({ id }) => id === scheduleId);
  if (!known) return null;
  const { name, lastNew, reason } = known;
  const moment =
    lastNew?.toLocaleString(language, {
      timeZone: market.timeZone,
      dateStyle: 'long',
      timeStyle: 'short',
    }) ?? words.never;
  const said =
    known.state === 'late'
      ? fillText(words.late, { name, moment })
      : fillText(words.failed, {
          name,
          reason: anySentence(reason ?? 'schedule_failed', language),
        });
  return layOut({
    language,
    subject: fillText(words.subject, { name }),
    heading: fillText(words.subject, { name }),
    greeting: words.greeting,
    paragraphs: [said, words.whatToDo],
    facts: [],
    groups: [],
    buttons: [],
    signature: words.signature,
    footer: words.footer,
  });
};

export const importMailKinds: MailKinds = { [importTroubleMail]: compose };

/** Mails every admin, once a day for each scheduled import that has trouble. */
export async function tellOfTrouble(deps: Dependencies, scheduleId: number): Promise<void> {
  const day = deps.now().toISOString().slice(0, 10);
  await deps.knex.transaction(async (trx) => {
    const admins = await trx('users')
      .where({ role: 'admin', is_active: true })
      .select('id', 'e_mail', 'language');
    for (const { id, e_mail: recipient, language } of admins) {
      const subjectKey = `admin:${String(id)}:${String(scheduleId)}:${day}`;
      await queueMail(trx, deps, { kind: importTroubleMail, subjectKey, language, recipient });
    }
  });
}
