import type { Language } from '#core/market/market.ts';
import type { BuybackMailKind } from '#core/phrases/cs/buyback-mail.ts';
import type { MailRequest } from '../../platform/mail/queue-mail.ts';

/** A mail about a buy-back; each kind goes out once about one buy-back. */
export const mailAbout = (
  kind: BuybackMailKind,
  buybackId: number,
  language: Language,
  recipient: string,
): MailRequest => ({ kind, subjectKey: subjectOf(buybackId), language, recipient });

export const subjectOf = (buybackId: number): string => `buyback:${String(buybackId)}`;

/** A mail that goes out after each correction of a buy-back, told apart by its version. */
export const mailAboutVersion = (
  kind: BuybackMailKind,
  {
    id,
    version,
    language,
  }: { readonly id: number; readonly version: number; readonly language: Language },
  recipient: string,
): MailRequest => ({
  kind,
  subjectKey: `${subjectOf(id)}:${String(version)}`,
  language,
  recipient,
});

/** The buy-back that a mail is about; throws on a subject that is none. */
export function buybackIdOf(subjectKey: string): number {
  const id = /^buyback:(\d+)(?::\d+)?$/.exec(subjectKey)?.[1];
  if (id === undefined) throw new Error('a mail of the buy-back is about something else');
  return Number(id);
}
