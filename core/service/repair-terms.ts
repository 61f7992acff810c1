import type { MarketCode } from '../market/market.ts';
import { addDays, type CalendarDate } from '../shared/calendar.ts';

const dayMs = 86_400_000;

/** Days after which somebody is reminded of a device that waits for them, counted from when it was ready. */
const reminderDays = [7, 30, 60] as const;
/** Days after which a device that nobody fetched is set aside; it is kept, and still handed out to whoever comes. */
const unclaimedDays = 90;
/** Days after which an announced device that never came is no longer waited for. */
export const announcedDays = 30;
/**
 * Days within which a complaint about goods or about a repair has to be settled: Act 634/1992 § 19 (cz), Emergency
 * Ordinance 140/2021 art. 11 (ro). Longer only by consent, which staff write down as another promised day.
 */
const claimDays = { cz: 30, ro: 15 } as const satisfies Record<MarketCode, number>;

/** The last day for settling a claim that is made today. */
export const claimSettledBy = (today: CalendarDate, market: MarketCode): CalendarDate =>
  addDays(today, claimDays[market]);

/** Days after the end of a repair for which it is known whose it was: as long as its warranty may be claimed, and a quarter more. */
export const repairRetentionDays = 820;

/** Which reminder is due: how many of `reminderDays` have passed; `sent` of them went out before. */
export function dueReminder(waitsSince: Date, now: Date, sent: number): number | null {
  const waited = (now.getTime() - waitsSince.getTime()) / dayMs;
  const due = reminderDays.filter((days) => waited >= days).length;
  return due > sent ? due : null;
}

/** Whether a device that waits is set aside as unclaimed; only after every reminder has gone out. */
export const isUnclaimed = (waitsSince: Date, now: Date, sent: number): boolean =>
  sent >= reminderDays.length && now.getTime() - waitsSince.getTime() >= unclaimedDays * dayMs;

/** The moment so many days before another. */
export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
