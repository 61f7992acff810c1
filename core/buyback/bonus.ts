import { addDays, calendarDate, datePartsOf, daysInMonth } from '../shared/calendar.ts';
import { dayInTimeZone } from '../shared/calendar-day.ts';

/** A voucher for buy-backs from a price upwards; whole market units. */
export interface BonusTier {
  readonly minimalBuyoutPrice: number;
  readonly voucher: number;
}

/** Vouchers as the shop gives them, and the most that one may be; null: any amount. */
export interface BonusTerms {
  readonly tiers: readonly BonusTier[];
  readonly cap: number | null;
}

/**
 * The voucher that a buy-back earns: that of the highest tier reached, never above the cap, 0
 * below the lowest tier (T-BUY-21).
 */
export function buybackBonus(price: number, { tiers, cap }: BonusTerms): number {
  const reached = tiers
    .filter((tier) => price >= tier.minimalBuyoutPrice)
    .toSorted((a, b) => b.minimalBuyoutPrice - a.minimalBuyoutPrice)[0];
  return Math.min(cap ?? Infinity, reached?.voucher ?? 0);
}

/** Valid for one month: through the same day of the next month, or its last when shorter. */
export function bonusLastDay(issuedAt: Date, timeZone: string): string {
  const { year, month, day } = datePartsOf(dayInTimeZone(issuedAt, timeZone));
  const first = addDays(calendarDate(year, month, daysInMonth(year, month)), 1);
  const next = datePartsOf(first);
  const lastDay = Math.min(day, daysInMonth(next.year, next.month));
  return calendarDate(next.year, next.month, lastDay);
}

export const isBonusExpired = (issuedAt: Date, now: Date, timeZone: string): boolean =>
  dayInTimeZone(now, timeZone) > bonusLastDay(issuedAt, timeZone);

/** A bonus of the administration that runs; null where it is for all of them. */
export interface RunningBonus {
  readonly percent: number;
  /** Slugs. */
  readonly manufacturer: string | null;
  readonly deviceType: string | null;
}

/** What is chosen of a device; null where nothing is yet. */
export type BonusDevice = Pick<RunningBonus, 'manufacturer' | 'deviceType'>;

export const anyDevice: BonusDevice = { manufacturer: null, deviceType: null };

const mayBeFor = (of: string | null, chosen: string | null): boolean =>
  of === null || chosen === null || of === chosen;

/**
 * The N of "až N %": the highest percentage of the bonus administration that a device can have, for
 * text only (DECISIONS Buy-back). Null when there is none, and then nothing is promised.
 */
export function bonusTextPercent(
  bonuses: readonly RunningBonus[],
  { manufacturer, deviceType }: BonusDevice,
): number | null {
  const percents = bonuses
    .filter(
      (bonus) =>
        mayBeFor(bonus.manufacturer, manufacturer) && mayBeFor(bonus.deviceType, deviceType),
    )
    .map(({ percent }) => percent);
  return percents.some((percent) => percent > 0) ? Math.max(...percents) : null;
}
