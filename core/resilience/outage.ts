/** How a service outside has answered lately: a circuit breaker by the moment until which it is not offered. */
export interface Outage {
  /** Failures in a row. */
  readonly failures: number;
  readonly awayUntil: Date | null;
}

export const noOutage: Outage = { failures: 0, awayUntil: null };

/** Whether an HTTP status says that a service cannot work now: a fault of its own, or too many questions. A refusal is an answer. */
export const saysOutage = (status: number): boolean => status >= 500 || status === 429;

const failuresInRow = 3;
const restMs = 30_000;

/** After a failure: three in a row open the circuit for half a minute, and each further one for as long again. */
export function afterFailure({ failures }: Outage, now: Date): Outage {
  const count = failures + 1;
  const isAway = count >= failuresInRow;
  return { failures: count, awayUntil: isAway ? new Date(now.getTime() + restMs) : null };
}

/**
 * Whether the service is not to be asked now; after its rest the next customer tries it. A clock that was put back does not
 * make the rest longer.
 */
export function isAway({ awayUntil }: Outage, now: Date): boolean {
  if (awayUntil === null) return false;
  const leftMs = awayUntil.getTime() - now.getTime();
  return leftMs > 0 && leftMs <= restMs;
}
