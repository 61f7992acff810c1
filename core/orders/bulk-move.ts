import {
  isWarehouseMove,
  moveOrder,
  orderMovesOf,
  standingOf,
  type OrderStatus,
} from './order-status.ts';

/** Orders that one press moves at most: each is moved by itself, with all that follows from it. */
export const mostMovedAtOnce = 200;

/** Where staff may move many orders at once: what the table of states lets staff do from any state. */
export const bulkTargets = [
  'confirmed',
  'picking',
  'packed',
  'handed_over',
  'ready_for_pickup',
  'delivered',
  'cancelled',
  'returned',
] as const satisfies readonly OrderStatus[];
export type BulkTarget = (typeof bulkTargets)[number];

/** Why an order of a selection stays where it is; `conflict` where it was changed meanwhile. */
export const bulkRefusals = [
  'order_move_refused',
  'move_by_scanning',
  'supervisor_needed',
  'order_partly_left',
  'conflict',
  'other',
] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];

export interface OrderToMove {
  readonly status: OrderStatus;
  readonly hasLeft: boolean;
}

/** Whether one person may move the order so, or why not; two people's work is never done in bulk. */
export function bulkRefusal(
  { status, hasLeft }: OrderToMove,
  to: OrderStatus,
  mayMoveByHand: boolean,
): BulkRefusal | null {
  const standing = standingOf(status, hasLeft);
  const moved = moveOrder(standing, to, 'staff');
  if (standing === 'handed_over' && to === 'cancelled') return 'supervisor_needed';
  if (!moved.ok) return 'order_move_refused';
  return isWarehouseMove(status, to) && !mayMoveByHand ? 'move_by_scanning' : null;
}

/** The state to which staff may take the move back; null where the table of states has no way back. */
export const wayBack = (from: OrderStatus, to: OrderStatus): OrderStatus | null =>
  orderMovesOf(to, 'staff').includes(from) ? from : null;
