import { divideRounded, percentInHundredths } from '../shared/money.ts';

/** What a price is made to end with. */
export const priceEndings = ['none', 'tens', 'hundreds', 'nine', 'ninety', 'ninety_nine'] as const;
export type PriceEnding = (typeof priceEndings)[number];

/** Step between prices with the same ending, and the ending itself; whole units. */
const endings: Readonly<Record<Exclude<PriceEnding, 'none'>, readonly [number, number]>> = {
  tens: [10, 0],
  hundreds: [100, 0],
  nine: [10, 9],
  ninety: [100, 90],
  ninety_nine: [100, 99],
};

export interface Repricing {
  /** By how many per cent, two decimals at most; 0 leaves the price to the ending alone. */
  readonly percent: number;
  readonly ending: PriceEnding;
}

/**
 * A price in whole units, changed by a percentage, rounded half away from zero, and then moved to
 * the nearest price with the ending; of two that are as near, the higher. The lowest price with an
 * ending is the ending itself, so that nothing becomes free by rounding; what is free stays so.
 */
export function reprice(price: number, { percent, ending }: Repricing): number {
  if (price === 0) return 0;
  const changed = divideRounded(price * (10_000 + percentInHundredths(percent)), 10_000);
  if (ending === 'none') return changed;
  const [step, end] = endings[ending];
  const nearest = divideRounded(changed - end, step) * step + end;
  // Half away from zero would go down below the ending.
  const isHalf = changed < end && (end - changed) * 2 === step;
  return Math.max(isHalf ? nearest + step : nearest, end === 0 ? step : end);
}

/** Whether a piece would be sold for less than was paid for it. Whole units; null: nobody knows. */
export const isBelowCost = (price: number, boughtFor: number | null): boolean =>
  boughtFor !== null && price < boughtFor;

/**
 * Whether another person has to release a price (DECISIONS "Money and two people"): it changes by 30 %
 * or more, is nothing, or is below what was paid for the piece. Whole units; null: nobody knows.
 */
export function isPriceForTwo(before: number, after: number, boughtFor: number | null): boolean {
  if (before === after) return false;
  const isLeap = Math.abs(after - before) * 10 >= before * 3;
  return isLeap || after === 0 || isBelowCost(after, boughtFor);
}

/** What a stock item costs and cost, whole units. */
export interface KnownPrice {
  readonly price: number;
  /** What it cost 24 hours ago, so that a leap cannot be made in steps. */
  readonly dayAgo: number;
  /** Null: nobody knows. */
  readonly boughtFor: number | null;
  /**
   * Whether it was never priced before and is not offered: a device that was bought back costs what was
   * paid for it until somebody says what it is sold for, which is no change of a price.
   */
  readonly isFirst: boolean;
}

/** Whether another person has to release what one person makes of a price within a day. */
export function isPriceOfDayForTwo(
  { price, dayAgo, boughtFor, isFirst }: KnownPrice,
  after: number,
): boolean {
  if (isFirst) return after === 0 || isBelowCost(after, boughtFor);
  const isForTwo = (before: number) => isPriceForTwo(before, after, boughtFor);
  return price !== after && (isForTwo(price) || isForTwo(dayAgo));
}
