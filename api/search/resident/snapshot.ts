/** What a statement of PostgreSQL saw, as `pg_current_snapshot()` writes it: `xmin:xmax:x,y`. */
export interface Snapshot {
  readonly text: string;
  readonly end: bigint;
  readonly running: number;
}

export function readSnapshot(text: string): Snapshot {
  const [, end = '0', running = ''] = text.split(':');
  return { text, end: BigInt(end), running: running === '' ? 0 : running.split(',').length };
}

/**
 * Whether one saw more than the other. What was once seen stays seen, so of two that end alike the
 * one with fewer running transactions is the later one.
 */
export const isLater = (one: Snapshot, other: Snapshot): boolean =>
  one.end > other.end || (one.end === other.end && one.running < other.running);
