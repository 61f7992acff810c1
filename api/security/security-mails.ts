import { alertKinds } from '#core/security/alert-rules.ts';
import { securityMail as cs } from '#core/phrases/cs/security-mail.ts';
import { securityMail as ro } from '#core/phrases/ro/security-mail.ts';
import type { ComposeMail, MailKinds } from '../platform/mail/mail-kinds.ts';
import { layOut } from '../platform/mail/mail-layout.ts';

/** An alert; its subject is a rule, an hour and an admin. */
export const securityAlertMail = 'security-alert';

const phrases = { cs, ro };

/** Names the rule alone: whose account it is about is for the back office to say. */
const alert: ComposeMail = ({ language, subjectKey }) => {
  const words = phrases[language];
  const [name] = subjectKey.split(':');
  const rule = alertKinds.find((one) => one === name);
  if (!rule) return Promise.resolve(null);
  return Promise.resolve(
    layOut({
      language,
      subject: words.subject,
      heading: words.subject,
      greeting: words.greeting,
      paragraphs: [words[`rule_${rule}`], words.whatToDo],
      facts: [],
      groups: [],
      buttons: [],
      signature: words.signature,
      footer: words.footer,
    }),
  );
};

export const securityMailKinds: MailKinds = { [securityAlertMail]: alert };
