/** How urgent an order's picking is, as the work queue sorts by it. */
export interface QueuedPick {
  readonly id: number;
  readonly placedAt: Date;
  /** When the parcel must be ready: the carrier's cut-off, or the half hour of a reservation; null where nothing is promised. */
  readonly promisedAt: Date | null;
  /** How often pickers put it off. */
  readonly skips: number;
  readonly skippedAt: Date | null;
}

/** After so many skips a supervisor decides: nothing hides for ever (T-WH-10). */
export const mostSkips = 3;

/** How long a claim holds without a heartbeat (DECISIONS "Picking and packaging"). */
const leaseMs = 2 * 60_000;
/** How often a station says that its picker is still there: three times within a lease. */
export const heartbeatMs = 40_000;

export const waitsForSupervisor = ({ skips }: Pick<QueuedPick, 'skips'>): boolean =>
  skips >= mostSkips;

/**
 * Picks in the order in which they are worked off: what was skipped comes after what was not, then the sooner
 * promise, then the older order.
 */
export function byUrgency(a: QueuedPick, b: QueuedPick): number {
  const skipped = (a.skippedAt?.getTime() ?? 0) - (b.skippedAt?.getTime() ?? 0);
  const promise = (a.promisedAt?.getTime() ?? Infinity) - (b.promisedAt?.getTime() ?? Infinity);
  return (
    skipped ||
    (Number.isNaN(promise) ? 0 : promise) ||
    a.placedAt.getTime() - b.placedAt.getTime() ||
    a.id - b.id
  );
}

/** The end of a lease that begins or is prolonged now. */
export const leaseUntil = (now: Date): Date => new Date(now.getTime() + leaseMs);
