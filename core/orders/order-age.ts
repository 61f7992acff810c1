const flaggedAfterMs = 30 * 60_000;

/** Whether an open order is flagged as old: after 30:00, not at it, by the server's clock (T-ORD-13). */
export const isOrderOverdue = (placedAt: Date, now: Date): boolean =>
  now.getTime() - placedAt.getTime() > flaggedAfterMs;

/** Open orders that were placed before it are flagged. */
export const overdueBefore = (now: Date): Date => new Date(now.getTime() - flaggedAfterMs);
