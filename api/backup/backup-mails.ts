import { backupMail as cs } from '#core/phrases/cs/backup-mail.ts';
import { backupMail as ro } from '#core/phrases/ro/backup-mail.ts';
import { fillText } from '../platform/mail/fill-text.ts';
import type { ComposeMail, MailKinds } from '../platform/mail/mail-kinds.ts';
import { layOut } from '../platform/mail/mail-layout.ts';
import { lastDone } from './backup-runs.ts';

/** Backups stay away; its subject is an admin and a day. */
export const backupLateMail = 'backup-late';

const phrases = { cs, ro };

const late: ComposeMail = async ({ language }, { knex, market }) => {
  const words = phrases[language];
  const last = await lastDone(knex, 'backup');
  const moment =
    last?.toLocaleString(language, {
      timeZone: market.timeZone,
      dateStyle: 'long',
      timeStyle: 'short',
    }) ?? words.never;
  return layOut({
    language,
    subject: words.subject,
    heading: words.subject,
    greeting: words.greeting,
    paragraphs: [fillText(words.last, { moment }), words.whatToDo],
    facts: [],
    groups: [],
    buttons: [],
    signature: words.signature,
    footer: words.footer,
  });
};

export const backupMailKinds: MailKinds = { [backupLateMail]: late };
