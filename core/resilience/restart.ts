/** Delays of a program that is started again whenever it dies (DECISIONS "When something is down"). */
const restartLimits = { firstDelayMs: 1_000, maxDelayMs: 30_000, steadyMs: 2_000 } as const;

/** Milliseconds until the next start after so many failures in a row: 0, 1 s, 2 s, 4 s … 30 s. */
export const restartDelayMs = (failures: number): number =>
  failures <= 1
    ? 0
    : Math.min(restartLimits.maxDelayMs, restartLimits.firstDelayMs * 2 ** (failures - 2));

/** Failures in a row, this one included; a program that ran for 2 s had recovered from those before. */
export const failuresAfter = (failures: number, ranMs: number): number =>
  ranMs >= restartLimits.steadyMs ? 1 : failures + 1;
