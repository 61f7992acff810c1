import type { DeviceKind } from './device-kind.ts';

/** What is known of a device whose launch price nobody wrote down. */
export interface DeviceSpecs {
  readonly kind: DeviceKind;
  readonly manufacturer: string;
  readonly releaseYear: number;
  /** Whether the device belongs to the maker's best line of its year. */
  readonly isFlagship: boolean;
  /** Megabytes; null where unknown. */
  readonly memory: number | null;
  /** Diagonal in inches; null where unknown. */
  readonly display: number | null;
}

/** Launch price of an average device of the year, whole CZK; two for the kinds of Apple. */
const basePrices = {
  phone: { apple: 22_000, other: 9_000 },
  tablet: { apple: 13_500, other: 7_000 },
  smartwatch: { apple: 10_500, other: 6_500 },
  accessory: { apple: 2_000, other: 1_000 },
} as const;

/** Brands that sell above, or at, the average; all that are not named sell below it. */
const brandFactors: ReadonlyMap<string, number> = new Map([
  ['Google', 1.3],
  ['Sony', 1.4],
  ['Samsung', 1.25],
  ['LG', 1.1],
  ['Huawei', 1],
  ['OnePlus', 1],
  ['Asus', 0.9],
  ['OPPO', 0.9],
  ['vivo', 0.85],
  ['Motorola', 0.85],
  ['Xiaomi', 0.75],
  ['realme', 0.7],
  ['POCO', 0.7],
]);
const otherBrandFactor = 0.5;

/** What the best line of a maker costs more than its average with the same memory and display. */
const flagshipFactor = 2;

/** No maker asked more for an ordinary device than this, whatever is in it; whole CZK. */
const highestPrice = 28_000;

/** Megabytes of memory that an average phone came with, from 2012 on. */
const typicalMemory = [768, 1_024, 1_536, 2_048, 2_560, 3_072, 4_096, 4_608, 6_144, 6_144, 8_192];

/** An average screen of the year in inches, by kind; a larger one costs more. */
const typicalDisplay = { tablet: 9.5, smartwatch: 1.4, accessory: 1 } as const;
const typicalPhoneDisplay = (year: number): number => Math.min(6.6, 4.2 + (year - 2012) * 0.3);

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * Launch price in whole CZK, rounded to 10, from kind, brand, line, memory and display relative to the
 * average of the year. It is right within a factor of two more often than not, which is enough for
 * devices so old that little of their price is left.
 */
export function estimateLaunchPrice(specs: DeviceSpecs): number {
  const { kind, manufacturer, releaseYear, memory, display } = specs;
  const isApple = manufacturer === 'Apple';
  const base = basePrices[kind][isApple ? 'apple' : 'other'];
  const named = brandFactors.get(manufacturer) ?? otherBrandFactor;
  const brand = isApple ? 1 : named * (specs.isFlagship ? flagshipFactor : 1);
  const year = within(releaseYear - 2012, 0, typicalMemory.length - 1);
  // Twice the memory is less than twice the device. Apple sells by model year, not by memory, which it hardly varies.
  const memoryRatio =
    isApple || memory === null ? 1 : (memory / (typicalMemory[year] ?? memory)) ** 0.7;
  const average = kind === 'phone' ? typicalPhoneDisplay(releaseYear) : typicalDisplay[kind];
  const displayRatio = display === null ? 1 : display / average;
  const factor = within(memoryRatio, 0.3, 2.5) * within(displayRatio, 0.7, 1.5);
  return Math.round(Math.min(highestPrice, base * brand * factor) / 10) * 10;
}
