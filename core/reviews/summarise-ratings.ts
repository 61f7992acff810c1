/** How many reviews gave 1, 2, 3, 4 and 5 stars, in this order. */
export type RatingCounts = readonly [number, number, number, number, number];

export interface RatingSummary {
  readonly count: number;
  /** Average in tenths of a star, 47 for 4.7; null without a review. */
  readonly averageTenths: number | null;
  readonly histogram: RatingCounts;
}

/** Count and average of ratings; half a tenth is rounded up (DECISIONS "Money": one way to round). */
export function summariseRatings(histogram: RatingCounts): RatingSummary {
  const count = histogram.reduce((sum, each) => sum + each, 0);
  const stars = histogram.reduce((sum, each, index) => sum + each * (index + 1), 0);
  const averageTenths = count === 0 ? null : Math.floor((stars * 20 + count) / (count * 2));
  return { count, averageTenths, histogram };
}

/** An average as both languages write it: `4,7`. */
export const averageText = (tenths: number): string =>
  `${String(Math.floor(tenths / 10))},${String(tenths % 10)}`;
