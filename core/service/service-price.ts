import type { CalendarDate } from '../shared/calendar.ts';

/** From the widest reach of a price to the narrowest. */
export const reaches = ['type', 'family', 'model', 'color'] as const;
export type Reach = (typeof reaches)[number];

/** A price of one operation that reaches the device which is asked about. */
export interface ReachingPrice {
  readonly reach: Reach;
  /** First day on which it holds; null where it always did. */
  readonly validFrom: CalendarDate | null;
  readonly isOffered: boolean;
  /** Whole units of the market; null is asked for. */
  readonly price: number | null;
  /** Null where the operation takes as long as on other devices. */
  readonly durationMinutes: number | null;
}

/**
 * The price of an operation for a device on a day, or null where it is not offered: the narrowest reach wins (one
 * colour, the model, its family of storages, its type), and within a reach the price that began last. Which of two
 * families reaches a model is left to the order in which they are given.
 */
export function servicePriceOn<P extends ReachingPrice>(
  prices: readonly P[],
  day: CalendarDate,
): P | null {
  let best: P | undefined;
  for (const price of prices) {
    if (price.validFrom !== null && price.validFrom > day) continue;
    if (best === undefined || isCloser(price, best)) best = price;
  }
  return best?.isOffered ? best : null;
}

function isCloser(price: ReachingPrice, best: ReachingPrice): boolean {
  const nearer = reaches.indexOf(price.reach) - reaches.indexOf(best.reach);
  return nearer === 0 ? (price.validFrom ?? '') > (best.validFrom ?? '') : nearer > 0;
}
