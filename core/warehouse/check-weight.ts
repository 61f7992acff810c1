import { usualNumber } from '../settings/shop-numbers.ts';

/** By how much a parcel may weigh more or less than the sum of what is in it (T-WH-9). */
const toleratedShare = 0.2;

export type WeightVerdict = 'right' | 'unknown' | 'off';

/**
 * Compares a parcel's weight with what its things and its box weigh together, in grams. `off` asks for a reason or a
 * supervisor; `unknown` where a thing's weight is not known, so that nothing can be compared.
 */
export function checkWeight(
  weighed: number,
  things: readonly (number | null)[],
  box: number,
  /** Scales and packing material: below this nobody is asked. */
  toleratedGrams = usualNumber('weight_tolerance_grams'),
): WeightVerdict {
  if (things.some((one) => one === null)) return 'unknown';
  const expected = things.reduce<number>((sum, one) => sum + (one ?? 0), box);
  const difference = Math.abs(weighed - expected);
  return difference <= Math.max(toleratedGrams, expected * toleratedShare) ? 'right' : 'off';
}
