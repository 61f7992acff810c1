import type { Language } from '#core/market/market.ts';
import type { OrderMailKind } from '#core/phrases/cs/order-mail.ts';
import type { MailRequest } from '../../platform/mail/queue-mail.ts';

const subjectOf = (id: number): string => `order:${String(id)}`;

/** A mail about an order; each kind goes out once about one. */
export const mailAboutOrder = (
  kind: OrderMailKind,
  id: number,
  language: Language,
  recipient: string,
): MailRequest => ({ kind, subjectKey: subjectOf(id), language, recipient });

/** Subjects of all mails about an order begin with this. */
export const mailsOfOrder = subjectOf;

/** A mail that is sent again is about the same, once more. */
export const mailAgainSubject = (subjectKey: string, time: string): string =>
  `${subjectKey.replace(/:again:.*$/u, '')}:again:${time}`;

/** The order that a mail is about; throws on a subject that is none. */
export function orderIdOf(subjectKey: string): number {
  const id = /^order:(\d+)(?::|$)/.exec(subjectKey)?.[1];
  if (id === undefined) throw new Error('a mail of an order is about something else');
  return Number(id);
}

/** A receipt is of one withdrawal, of which an order may have several. */
export const withdrawalSubject = (orderId: number, withdrawalId: number): string =>
  `${subjectOf(orderId)}:withdrawal:${String(withdrawalId)}`;

/** A code is of one moment, and an order may have several. */
export const codeSubject = (orderId: number, at?: Date): string =>
  `${subjectOf(orderId)}:code:${at === undefined ? '' : String(at.getTime())}`;

/** A rest is closed at one moment, and an order may have several. */
export const restSubject = (orderId: number, at: Date): string =>
  `${subjectOf(orderId)}:rest:${String(at.getTime())}`;

/** An edit makes a version of its order, and names the money that goes back by it; 0 is none. */
export const changeSubject = (orderId: number, version: number, refundId: number | null): string =>
  `${subjectOf(orderId)}:change:${String(refundId ?? 0)}:${String(version)}`;

/** A request to pay may be sent several times. */
export const proformaSubject = (orderId: number, time: string): string =>
  `${subjectOf(orderId)}:proforma:${time}`;

/** A contact is changed at one moment; who was reached before is told as well. */
export const contactSubject = (orderId: number, at: Date, who: 'before' | 'now'): string =>
  `${subjectOf(orderId)}:contact:${String(at.getTime())}:${who}`;

/** A reminder of what is left to pay; an order may have several. */
export const restReminderSubject = (orderId: number, at: Date): string =>
  `${subjectOf(orderId)}:reminder:${String(at.getTime())}`;

/** An offer of a replacement; a line may be offered several. */
export const replacementSubject = (orderId: number, offerId: number): string =>
  `${subjectOf(orderId)}:replacement:${String(offerId)}`;

/** So is a mail about money that goes back. */
export const refundSubject = (orderId: number, refundId: number): string =>
  `${subjectOf(orderId)}:refund:${String(refundId)}`;

/** A mail about a card that is held; an order may be secured more than once. */
export const holdSubject = (orderId: number, paymentId: number): string =>
  `${subjectOf(orderId)}:hold:${String(paymentId)}`;

/** What a mail is about besides its order: the id of a withdrawal, a refund or a held card. */
export const partIdOf = (subjectKey: string): number => Number(subjectKey.split(':')[3] ?? 0);
