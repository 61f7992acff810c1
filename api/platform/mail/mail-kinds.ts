import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../dependencies.ts';

/** A row of `mails` as its composer sees it. */
export interface QueuedMail {
  readonly id: number;
  readonly kind: string;
  /** What the mail is about, such as `buyback:17`. */
  readonly subjectKey: string;
  readonly language: Language;
  readonly recipient: string;
  readonly createdAt: Date;
}

export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * Writes a mail at the moment of sending, from what the database holds then. Null where there is
 * nothing to say any more: the mail counts as done.
 */
export type ComposeMail = (mail: QueuedMail, deps: Dependencies) => Promise<MailContent | null>;

/** Composers by the kind of mail; each feature brings its own. */
export type MailKinds = Readonly<Record<string, ComposeMail>>;
