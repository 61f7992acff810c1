import type { Language } from '#core/market/market.ts';
import type { ReservationMailKind } from '#core/phrases/cs/reservation-mail.ts';
import type { MailRequest } from '../../platform/mail/queue-mail.ts';

export const reservationSubject = (id: number): string => `reservation:${String(id)}`;

/** A mail about a reservation; each kind goes out once about one. */
export const mailAboutReservation = (
  kind: ReservationMailKind,
  id: number,
  language: Language,
  recipient: string,
): MailRequest => ({ kind, subjectKey: reservationSubject(id), language, recipient });

/** The reservation that a mail is about; throws on a subject that is none. */
export function reservationIdOf(subjectKey: string): number {
  const id = /^reservation:(\d+)$/.exec(subjectKey)?.[1];
  if (id === undefined) throw new Error('a mail of a reservation is about something else');
  return Number(id);
}
