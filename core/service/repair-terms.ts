import { usualNumber } from '../settings/shop-numbers.ts';

const dayMs = 86_400_000;

/** Days after which somebody is reminded of a device that waits for them, counted from when it was ready. */
export const reminderDays = [7, 30, 60] as const;
/** Days after the end of a repair for which it is known whose it was: as long as its warranty may be claimed, and a quarter more. */
export const repairRetentionDays = 820;

/** Which reminder is due: how many of `reminderDays` have passed; `sent` of them went out before. */
export function dueReminder(waitsSince: Date, now: Date, sent: number): number | null {
  const waited = (now.getTime() - waitsSince.getTime()) / dayMs;
  const due = reminderDays.filter((days) => waited >= days).length;
  return due > sent ? due : null;
}

/**
 * Whether a device that nobody fetched is set aside after so many days; only after every reminder has gone out. It is kept,
 * and still handed out to whoever comes.
 */
export const isUnclaimed = (
  waitsSince: Date,
  now: Date,
  sent: number,
  unclaimedDays = usualNumber('unclaimed_days'),
): boolean =>
  sent >= reminderDays.length && now.getTime() - waitsSince.getTime() >= unclaimedDays * dayMs;

/** The moment so many days before another. */
export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
