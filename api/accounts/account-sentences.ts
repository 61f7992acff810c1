import type { AccountMailPhrase } from '#core/phrases/cs/account-mail.ts';
import type { MailSentences } from '#core/mails/mail-sentences.ts';

/** Mails about an account whose subject and first sentence a shop may word itself (`account-<story>`). */
export type EditableStory = 'invite' | 'register' | 'reset';

/** Sentences of a story as the other mails have theirs. */
export const accountSentences = (
  words: Readonly<Record<AccountMailPhrase, string>>,
  story: EditableStory,
): MailSentences & { readonly heading: string; readonly button: string } => ({
  subject: words[`${story}Subject`],
  heading: words[`${story}Heading`],
  paragraphs: [words[`${story}1`], words[`${story}2`]],
  button: words[`${story}Button`],
});
