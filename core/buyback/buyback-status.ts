import { accept, refuse, type Result } from '../shared/result.ts';

/** States of a buy-back (DECISIONS Buy-back). */
export const buybackStatuses = [
  'quoted',
  'submitted',
  'awaiting_device',
  'received',
  'inspected',
  'counter_offered',
  'accepted',
  'payout_pending',
  'paid',
  'rejected',
  'returning',
  'returned',
  'cancelled',
  'expired',
] as const;
export type BuybackStatus = (typeof buybackStatuses)[number];

/** Who moves a buy-back: its seller, staff, or a rule that runs by itself. */
export type BuybackActor = 'customer' | 'staff' | 'system';

type Moves = Partial<Record<BuybackStatus, readonly BuybackActor[]>>;

/**
 * Every allowed move and who may make it. Two things to keep: only the customer turns a
 * counter-offer into `accepted` (silence is never consent, T-BUY-22), and nothing leads from
 * `accepted` or later back to a counter-offer (T-BUY-24). A device not wanted before it came
 * is `cancelled`; `rejected` means that it is here and must go back. What was accepted is rejected
 * only where nothing would be paid for it (`isMoveForPrice`).
 */
const moves: Record<BuybackStatus, Moves> = {
  quoted: {
    submitted: ['customer'],
    cancelled: ['customer', 'staff'],
    expired: ['system'],
  },
  submitted: {
    awaiting_device: ['staff', 'system'],
    cancelled: ['customer', 'staff'],
    expired: ['system'],
  },
  awaiting_device: {
    received: ['staff'],
    cancelled: ['customer', 'staff'],
    expired: ['system'],
  },
  received: { inspected: ['staff'], rejected: ['staff'], returning: ['customer', 'staff'] },
  inspected: {
    accepted: ['staff', 'system'],
    counter_offered: ['staff', 'system'],
    rejected: ['staff', 'system'],
  },
  counter_offered: { accepted: ['customer'], returning: ['customer', 'system'] },
  accepted: { payout_pending: ['staff', 'system'], rejected: ['staff'] },
  payout_pending: { paid: ['staff', 'system'] },
  // The customer where an order waits for the device and is to go on without it.
  rejected: { returning: ['customer', 'staff', 'system'] },
  returning: { returned: ['staff', 'system'] },
  paid: {},
  returned: {},
  cancelled: {},
  expired: {},
};

/**
 * Whether the price, in whole units, allows a move: nothing is bought for 0, so that what was accepted
 * at 0 before that was refused goes back to its owner, and nothing else that was accepted does.
 */
export const isMoveForPrice = (from: BuybackStatus, to: BuybackStatus, price: number): boolean =>
  from !== 'accepted' || (to === 'rejected' ? price === 0 : price > 0);

/** One line of the history: who moved the buy-back, when and why. */
export interface StatusMove {
  readonly from: BuybackStatus;
  readonly to: BuybackStatus;
  readonly actor: BuybackActor;
  /** Account id or the name of the rule; recorded, not interpreted. */
  readonly by: string;
  readonly at: Date;
  readonly reason: string;
}

export type MoveRefusal = 'move_not_allowed' | 'actor_not_allowed';

/** Checks a move and returns its line of history, to be stored with the new state. */
export function moveBuyback(
  from: BuybackStatus,
  move: Omit<StatusMove, 'from'>,
): Result<StatusMove, MoveRefusal> {
  const actors = moves[from][move.to];
  if (actors === undefined) return refuse('move_not_allowed');
  if (!actors.includes(move.actor)) return refuse('actor_not_allowed');
  return accept({ from, ...move });
}

/** The states that an actor may move to, in the order of `buybackStatuses`: what a screen offers. */
export const movesOf = (from: BuybackStatus, actor: BuybackActor): BuybackStatus[] =>
  buybackStatuses.filter((to) => moves[from][to]?.includes(actor) === true);

/** Whether its seller can call a sale off: until the device is received (DECISIONS Sellers of every kind). */
export const canCallOff = (status: BuybackStatus): boolean =>
  status !== 'quoted' && movesOf(status, 'customer').includes('cancelled');

/** States in which a second request for the same IMEI is refused (T-BUY-20). */
const openStatuses: readonly BuybackStatus[] = buybackStatuses.filter(
  // A mere quote carries no IMEI and binds nobody; the rest is open until nothing can follow.
  (status) => status !== 'quoted' && Object.keys(moves[status]).length > 0,
);
export const isOpen = (status: BuybackStatus): boolean => openStatuses.includes(status);

/** Only a paid device is ours: it enters stock in the same transaction, none before (T-BUY-25). */
export const mayEnterStock = (status: BuybackStatus): boolean => status === 'paid';
