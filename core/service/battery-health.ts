import type { CheckPhase } from './repair-checks.ts';

interface Measured {
  readonly phase: CheckPhase;
  readonly number: number | null;
  readonly at: Date;
}

/** Percent of a new battery, before the repair and after it. */
export interface BatteryHealth {
  readonly before: number | null;
  readonly after: number | null;
}

/** What checks of the battery found; of two in one phase the later one, and null where nothing was measured at all. */
export function batteryHealth(results: readonly Measured[]): BatteryHealth | null {
  const lastIn = (phase: CheckPhase): number | null =>
    results
      .filter((result) => result.phase === phase && result.number !== null)
      .sort((a, b) => b.at.getTime() - a.at.getTime())[0]?.number ?? null;
  const before = lastIn('before');
  const after = lastIn('after');
  return before === null && after === null ? null : { before, after };
}
