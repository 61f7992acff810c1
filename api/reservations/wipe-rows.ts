import type { Knex } from 'knex';
import { reservationMails } from '#core/phrases/cs/reservation-mail.ts';
import { reservationSubject } from './mails/mail-subject.ts';
import { ReservationModel } from './reservation-model.ts';

/** Forgets who made these closed reservations, and the mails that name them. */
export async function wipeReservationRows(
  trx: Knex,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const nobody = { name: null, eMail: null, phone: null };
  const unmarked = { idempotencyKey: null, requestDigest: null };
  await ReservationModel.query(trx)
    .findByIds([...ids])
    .patch({ ...nobody, ...unmarked, wipedAt: now });
  await trx('mails')
    .whereIn('kind', Object.keys(reservationMails))
    .whereIn('subject_key', ids.map(reservationSubject))
    .delete();
}
