import { accept, refuse, type Result } from '../shared/result.ts';

/** States of an order (DECISIONS "Cart, discounts, orders"). */
export const orderStatuses = [
  'created',
  'awaiting_device',
  'awaiting_payment',
  'confirmed',
  'picking',
  'packed',
  'handed_over',
  'ready_for_pickup',
  'delivered',
  'cancelled',
  'returned',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Who moves an order; a supervisor is a second pair of eyes beside the staff's. */
export type OrderActor = 'customer' | 'staff' | 'supervisor' | 'system';

type Moves = Partial<Record<OrderStatus, readonly OrderActor[]>>;

const anyone: readonly OrderActor[] = ['customer', 'staff', 'supervisor', 'system'];
const shop: readonly OrderActor[] = ['staff', 'supervisor', 'system'];
const people: readonly OrderActor[] = ['customer', 'staff', 'supervisor'];
const staff: readonly OrderActor[] = ['staff', 'supervisor'];

/**
 * Every allowed move and who may make it. Before the hand-over the customer may still cancel;
 * after it only a supervisor may (DECISIONS "Accounts and roles"), and what came back is `returned`.
 */
const moves: Record<OrderStatus, Moves> = {
  // Its customer confirms the mail, or staff are told by telephone.
  created: {
    awaiting_device: shop,
    awaiting_payment: anyone,
    confirmed: anyone,
    cancelled: anyone,
  },
  // Nobody lets goods go for a device that was not inspected: only the settlement leads on (T-SWAP-2).
  awaiting_device: { awaiting_payment: ['system'], confirmed: ['system'], cancelled: anyone },
  // Back to waiting for a device: the card that secured its value is held no longer.
  awaiting_payment: { awaiting_device: ['system'], confirmed: shop, cancelled: anyone },
  // The system cancels what a device was secured for that then was lost to the sale.
  // A paid bill of the service has nothing to be picked: its device waits at the counter.
  // What was added to a paid order is paid before anything of it is picked.
  confirmed: {
    awaiting_device: ['system'],
    awaiting_payment: ['system'],
    picking: staff,
    ready_for_pickup: ['system'],
    cancelled: anyone,
  },
  // Back to confirmed: a picker put the order away or lost its lease. The system packs what its customer gave the rest of up for.
  picking: { packed: shop, confirmed: shop, cancelled: people },
  // Its carrier's first scan shows that it left.
  packed: { handed_over: shop, ready_for_pickup: staff, cancelled: people },
  // Only the carrier knows when it lies at a pick-up point.
  handed_over: {
    ready_for_pickup: ['system'],
    delivered: shop,
    returned: shop,
    // The system where goods came back because there was no device for them at the door.
    cancelled: ['supervisor', 'system'],
  },
  // Not fetched in time: the system cancels it.
  ready_for_pickup: { delivered: staff, cancelled: anyone },
  delivered: { returned: shop },
  cancelled: {},
  returned: {},
};

export type OrderMoveRefusal = 'move_not_allowed' | 'actor_not_allowed';

/**
 * What may be done with an order goes by where its goods are: one that waits at a carrier's pick-up point has left the house
 * and is as if on its way, where one that waits in a store has not.
 */
export const standingOf = (status: OrderStatus, hasLeft: boolean): OrderStatus =>
  status === 'ready_for_pickup' && hasLeft ? 'handed_over' : status;

/** Checks a move of an order; the caller stores it with who, when and why. */
export function moveOrder(
  from: OrderStatus,
  to: OrderStatus,
  actor: OrderActor,
): Result<OrderStatus, OrderMoveRefusal> {
  const actors = moves[from][to];
  if (actors === undefined) return refuse('move_not_allowed');
  return actors.includes(actor) ? accept(to) : refuse('actor_not_allowed');
}

/** The states that an actor may move an order to, in the order of `orderStatuses`. */
export const orderMovesOf = (from: OrderStatus, actor: OrderActor): OrderStatus[] =>
  orderStatuses.filter((to) => moves[from][to]?.includes(actor) === true);

/** Whether cancelling from a state gives redeemed codes back: only before the hand-over (T-COD-3). */
export const releasesCodes = (from: OrderStatus): boolean =>
  moves[from].cancelled !== undefined && from !== 'handed_over';

const byScanning: readonly OrderStatus[] = ['picking', 'packed', 'handed_over', 'ready_for_pickup'];

/**
 * Whether a move is the warehouse's: its pieces are picked, packed and handed over because they were scanned, and a plain
 * move of the state is left to supervisors. Giving a picked order back to the queue is one too.
 */
export const isWarehouseMove = (from: OrderStatus, to: OrderStatus): boolean =>
  byScanning.includes(to) || (from === 'picking' && to === 'confirmed');
