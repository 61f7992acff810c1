import type { DeviceKind } from '#core/buyback/device-kind.ts';
import type { GradePrices } from '#core/buyback/grade-prices.ts';
import type { CalendarDate } from '#core/shared/calendar.ts';
import type { SeedColor } from './data/colors.ts';

/** Measures that the shop shows; null where nobody published them. */
export interface DeviceSpecsShown {
  /** Inches. */
  readonly diagonal: number | null;
  readonly ramGb: number | null;
  readonly grams: number | null;
  /** Such as `2556 × 1179`. */
  readonly resolution: string | null;
}

/** A device as the seed's sources know it, still without a slug and a place in the catalogue. */
export interface SeedDevice {
  readonly kind: DeviceKind;
  readonly manufacturer: string;
  readonly name: string;
  readonly storageGb: number | null;
  /** First day of the month of release; of January where only the year is known. */
  readonly releasedOn: CalendarDate;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly shown: DeviceSpecsShown | null;
  /** None where the real ones are not known. */
  readonly colors: readonly SeedColor[];
  /** A+ price in whole CZK, also in the Romanian market, whose prices are converted from it. */
  readonly aPlus: number;
  /** Prices by grade in whole CZK where they were set by hand. */
  readonly ownPrices: GradePrices | null;
}

/** The day that ages count to. Fixed, so that the seed is the same on every day. */
export const priceListDay: CalendarDate = '2026-11-21';
