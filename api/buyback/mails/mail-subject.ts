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

/** The buy-back that a mail is about; throws on a subject that is none. */
export function buybackIdOf(subjectKey: string): number {
  const id = /^buyback:(\d+)$/.exec(subjectKey)?.[1];
  if (id === undefined) throw new Error('a mail of the buy-back is about something else');
  return Number(id);
}
