import { accept, refuse, type Result } from '../shared/result.ts';

/** States of a piece that waits for its customer at a store. */
export const reservationStatuses = [
  'preparing',
  'ready',
  'collected',
  'cancelled',
  'expired',
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** Who moves a reservation: its customer, staff, or a rule that runs by itself. */
export type ReservationActor = 'customer' | 'staff' | 'system';

type Moves = Partial<Record<ReservationStatus, readonly ReservationActor[]>>;

// Somebody may come and pay before the shelf was searched, so `collected` follows both.
const endings: Moves = {
  collected: ['staff'],
  cancelled: ['customer', 'staff'],
  expired: ['system'],
};

const moves: Record<ReservationStatus, Moves> = {
  preparing: { ready: ['staff'], ...endings },
  ready: endings,
  collected: {},
  cancelled: {},
  expired: {},
};

/** What becomes of the piece when a reservation moves. */
export type ReservedPiece = 'stays_held' | 'leaves' | 'is_let_go';

const pieces: Record<ReservationStatus, ReservedPiece> = {
  preparing: 'stays_held',
  ready: 'stays_held',
  // It leaves the shop; the others give it back to whoever comes next.
  collected: 'leaves',
  cancelled: 'is_let_go',
  expired: 'is_let_go',
};

export type ReservationMoveRefusal = 'move_not_allowed' | 'actor_not_allowed';

/**
 * Checks a move and answers what becomes of its piece. Nothing leads out of
 * `collected`, `cancelled` and `expired`, so a piece is given back once. Refusals:
 * `move_not_allowed`, `actor_not_allowed`. Source: issue 3, store reservation.
 */
export function moveReservation(
  from: ReservationStatus,
  to: ReservationStatus,
  actor: ReservationActor,
): Result<ReservedPiece, ReservationMoveRefusal> {
  const actors = moves[from][to];
  if (actors === undefined) return refuse('move_not_allowed');
  return actors.includes(actor) ? accept(pieces[to]) : refuse('actor_not_allowed');
}

/** Whether a reservation still holds its piece of stock. */
export const isOpenReservation = (status: ReservationStatus): boolean =>
  Object.keys(moves[status]).length > 0;
