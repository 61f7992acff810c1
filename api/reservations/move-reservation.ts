import type { Knex } from 'knex';
import {
  isOpenReservation,
  moveReservation,
  type ReservationActor,
  type ReservationStatus,
} from '#core/reservations/reservation-status.ts';
import { closeTasks } from '../picks/close-tasks.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { letGoSql } from '../stock/held-pieces.ts';
import { takeOut } from '../stock/take-out.ts';
import { mailAboutReservation } from './mails/mail-subject.ts';
import { keepPickUpCode } from './pick-up-codes.ts';
import type { ReservationModel } from './reservation-model.ts';

export interface ReservationMover {
  readonly actor: ReservationActor;
  readonly staffId?: number;
  readonly at: Date;
}

const mailOf = {
  ready: 'reservation-ready',
  cancelled: 'reservation-cancelled',
  expired: 'reservation-expired',
} as const;

/**
 * Moves a locked row with its stock, history and mail in the caller's transaction, which calls
 * `stockChanged` at its end. Answers false, with nothing written, where the states do not lead there
 * for this actor.
 */
export async function moveReservationRow(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: ReservationModel,
  to: ReservationStatus,
  mover: ReservationMover,
  change: Partial<Pick<ReservationModel, 'expiresAt'>> = {},
): Promise<boolean> {
  const { status: from } = row;
  const moved = moveReservation(from, to, mover.actor);
  if (!moved.ok) return false;
  const closedAt = isOpenReservation(to) ? null : mover.at;
  await row.$query(trx).patch({ ...change, status: to, version: row.version + 1, closedAt });
  await recordReservationMove(trx, row.id, from, to, mover);
  await keepPickUpCode(trx, row.id, to);
  if (from === 'preparing') await endWait(trx, row, mover);
  if (moved.value !== 'stays_held') await letGo(trx, row);
  if (moved.value === 'leaves') {
    const about = { kind: 'reservation', id: row.id } as const;
    await takeOut(trx, [{ ...pieceOf(row), quantity: 1 }], { why: 'collected', about });
    await sellPiece(trx, row.productId, mover.at);
  }
  if (row.eMail !== null && to in mailOf) {
    const kind = mailOf[to as keyof typeof mailOf]; // just found among its keys
    await queueMail(trx, deps, mailAboutReservation(kind, row.id, row.language, row.eMail));
  }
  return true;
}

/** Nobody waits for it any more; another late one of the same thing is found again by the clock. */
const endWait = (trx: Knex, { placeId, productId }: ReservationModel, mover: ReservationMover) =>
  closeTasks(trx, {
    kind: 'customer_waits',
    productId,
    placeId,
    staffId: mover.staffId ?? null,
    now: mover.at,
  });

const pieceOf = ({ productId, placeId }: ReservationModel) => ({ productId, placeId });

async function letGo(trx: Knex, row: ReservationModel): Promise<void> {
  const held = '(select :productId::int as product_id, :placeId::int as place_id, 1 as quantity) h';
  const { rows } = await trx.raw<{ rows: unknown[] }>(letGoSql(held), pieceOf(row));
  if (rows.length !== 1) throw new Error('a reservation has lost its stock');
}

/** Adds a line to the history. */
export async function recordReservationMove(
  trx: Knex,
  reservationId: number,
  from: ReservationStatus | null,
  to: ReservationStatus,
  { actor, staffId, at }: ReservationMover,
): Promise<void> {
  await trx('reservation_events').insert({
    reservation_id: reservationId,
    from_status: from,
    to_status: to,
    actor,
    at,
    staff_id: staffId ?? null,
  });
}

/** A used device is one piece: with it the stock item is sold, and its passport says so. */
async function sellPiece(trx: Knex, productId: number, at: Date): Promise<void> {
  const [sold] = await trx('products')
    .where({ id: productId, is_single_unit: true })
    .whereNull('sold_at')
    .update({ sold_at: at })
    .returning<{ passport_id: number | null }[]>('passport_id');
  if (!sold?.passport_id) return;
  await trx('device_passport_events').insert({ passport_id: sold.passport_id, at, kind: 'sold' });
}
