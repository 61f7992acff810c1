/** Failures that cost nothing: people mistype. */
const freeFailures = 5;
const longestSeconds = 15 * 60;
/** Failures after which the holder of the account is told. */
const failuresOfAlarm = 10;
const dayMs = 86_400_000;

/**
 * Seconds until an account may be tried again after so many failures from places that it does not
 * know: none for the first four, then 1, 2, 4 … up to 15 minutes.
 */
export const secondsAfterFailures = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(longestSeconds, 2 ** (failures - freeFailures));

export interface LoginFailures {
  readonly failures: number;
  readonly lastAt: Date;
  readonly alarmedAt: Date | null;
}

/** The state after one more attempt, which counts as a failure until the password proves right. */
export interface CountedLogin {
  readonly failures: number;
  readonly freeAt: Date;
  /** Whether the holder is to be told, which happens once a day at most. */
  readonly alarms: boolean;
}

/** Counts an attempt of `now`; failures are forgotten once a day has passed without another. */
export function countLogin(before: LoginFailures, now: Date): CountedLogin {
  const isForgotten = now.getTime() - before.lastAt.getTime() >= dayMs;
  const failures = isForgotten ? 1 : before.failures + 1;
  const wasTold = before.alarmedAt !== null && now.getTime() - before.alarmedAt.getTime() < dayMs;
  return {
    failures,
    freeAt: new Date(now.getTime() + secondsAfterFailures(failures) * 1000),
    alarms: failures >= failuresOfAlarm && !wasTold,
  };
}
