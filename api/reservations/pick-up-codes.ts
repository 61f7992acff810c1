import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { pickUpCodeOf, readPickUpCode } from '#core/reservations/pick-up-code.ts';
import {
  isOpenReservation,
  type ReservationStatus,
} from '#core/reservations/reservation-status.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { ReservationModel } from './reservation-model.ts';

/** Gives a piece that is ready its pick-up code, and ends the code of one that nobody waits for any more. */
export async function keepPickUpCode(
  trx: Knex,
  reservationId: number,
  status: ReservationStatus,
): Promise<void> {
  if (!isOpenReservation(status)) {
    await trx('reservation_pickups').where({ reservation_id: reservationId }).delete();
  } else if (status === 'ready') {
    const code = pickUpCodeOf(randomBytes(8));
    await trx('reservation_pickups').insert({ reservation_id: reservationId, code });
  }
}

/** The code while the piece waits for its customer, otherwise null. */
export async function pickUpCodeFor(db: Knex, reservationId: number): Promise<string | null> {
  const row = await db('reservation_pickups')
    .where({ reservation_id: reservationId })
    .first<{ code: string } | undefined>('code');
  return row?.code ?? null;
}

/** The reservation whose piece waits under a code; 404 for a used code as for one that never was. */
export async function findByPickUpCode(db: Knex, text: string): Promise<ReservationModel> {
  const code = readPickUpCode(text);
  const row =
    code === null
      ? undefined
      : await ReservationModel.query(db)
          .whereIn('id', db('reservation_pickups').select('reservation_id').where({ code }))
          .first();
  if (!row) throw new Refusal(404, 'reservation_not_found');
  return row;
}
