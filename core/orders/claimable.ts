import type { OrderStatus } from './order-status.ts';

interface Line {
  readonly quantity: number;
  /** Pieces of it that are not delivered after all. */
  readonly closed: number;
  /** Of what belongs to another line, such as an insurance; null of goods. */
  readonly parentPosition: number | null;
}

/** Whether a customer may have a piece of the line to complain about: goods that have left for them. */
export const mayBeClaimed = (
  status: OrderStatus,
  { quantity, closed, parentPosition }: Line,
): boolean =>
  (status === 'handed_over' || status === 'delivered') &&
  parentPosition === null &&
  closed < quantity;
