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

/** Pieces of stock to add when a reservation moves; negative numbers take away. */
interface StockChange {
  readonly onHand: 0 | -1;
  readonly allocated: 0 | -1;
}

const stockChanges: Record<ReservationStatus, StockChange> = {
  preparing: { onHand: 0, allocated: 0 },
  ready: { onHand: 0, allocated: 0 },
  // The piece leaves the shop; the others give it back to whoever comes next.
  collected: { onHand: -1, allocated: -1 },
  cancelled: { onHand: 0, allocated: -1 },
  expired: { onHand: 0, allocated: -1 },
};

export type ReservationMoveRefusal = 'move_not_allowed' | 'actor_not_allowed';

/**
 * Checks a move and answers what it does to the stock of the store. Nothing leads out of
 * `collected`, `cancelled` and `expired`, so a piece is given back once. Refusals:
 * `move_not_allowed`, `actor_not_allowed`. Source: issue 3, store reservation.
 */
export function moveReservation(
  from: ReservationStatus,
  to: ReservationStatus,
  actor: ReservationActor,
): Result<StockChange, ReservationMoveRefusal> {
  const actors = moves[from][to];
  if (actors === undefined) return refuse('move_not_allowed');
  return actors.includes(actor) ? accept(stockChanges[to]) : refuse('actor_not_allowed');
}

/** Whether a reservation still holds its piece of stock. */
export const isOpenReservation = (status: ReservationStatus): boolean =>
  Object.keys(moves[status]).length > 0;
