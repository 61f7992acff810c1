import type { OrderStatus } from './order-status.ts';

/** Minutes after which an open order is flagged. */
export const flaggedAfterMinutes = 30;
const flaggedAfterMs = flaggedAfterMinutes * 60_000;

/** States in which an order waits to leave the house. */
export const waitingStatuses: readonly OrderStatus[] = [
  ...(['created', 'awaiting_payment', 'confirmed', 'picking', 'packed'] as const),
];

/** Whether an open order is flagged as old: after 30:00, not at it, by the server's clock (T-ORD-13). */
export const isOrderOverdue = (placedAt: Date, now: Date): boolean =>
  now.getTime() - placedAt.getTime() > flaggedAfterMs;

/** Open orders that were placed before it are flagged. */
export const overdueBefore = (now: Date): Date => new Date(now.getTime() - flaggedAfterMs);

const veryLateMs = 24 * 60 * 60_000;

/** How late an open order is, for its colour: flagged, or waiting for more than a day. */
export const orderLateness = (placedAt: Date, now: Date): 'none' | 'late' | 'very_late' => {
  if (!isOrderOverdue(placedAt, now)) return 'none';
  return now.getTime() - placedAt.getTime() > veryLateMs ? 'very_late' : 'late';
};
