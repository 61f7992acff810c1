import type { Knex } from 'knex';
import {
  isEditableMail,
  sentencesWith,
  type MailSentences,
  type OwnSentences,
} from '#core/mails/mail-sentences.ts';
import type { Language } from '#core/market/market.ts';

/** What a mail of a kind says in a language: as the shop words it, else as the program does. */
export async function ownSentences<T extends MailSentences>(
  db: Knex,
  kind: string,
  language: Language,
  sentences: T,
): Promise<T> {
  if (!isEditableMail(kind)) return sentences;
  const row = await db('mail_texts')
    .where({ kind, is_active: true })
    .first<OwnSentences | undefined>(
      `subject_${language} as subject`,
      `intro_${language} as intro`,
    );
  return row === undefined ? sentences : sentencesWith(sentences, row);
}
