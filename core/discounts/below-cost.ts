import { indexDiscounts } from './discount-index.ts';
import type { Discount } from './discount.ts';
import { priceCart } from './price-cart.ts';
import { marginOf, type PastLine } from './simulate-discount.ts';

/** A piece that is sold below its cost; `left` is what is paid for it. Whole market units. */
export interface BelowCost<Line> {
  readonly line: Line;
  readonly left: number;
}

/**
 * Of pieces that are sold with a gain today, those that one discount alone takes below their cost, the greatest loss first.
 * Taken as live and as if every minimum were met: the least that a piece may be sold for by it.
 */
export function belowCost<Line extends PastLine>(
  discount: Discount,
  pieces: readonly Line[],
  timeZone: string,
): BelowCost<Line>[] {
  const live: Discount = {
    ...discount,
    isActive: true,
    isPublic: true,
    isAutomaticAssignment: true,
    usesLeft: null,
    validFrom: null,
    validTo: null,
    customerGroups: [],
    minimalDiscountNumerical: null,
    minimalDiscountSets: [],
  };
  const index = indexDiscounts([live]);
  const situation = {
    now: new Date(0),
    timeZone,
    hasStudentCard: true,
    customerGroups: new Set<string>(),
    entered: new Map<number, never>(),
  };
  return pieces
    .flatMap((piece) => {
      const line = { ...piece, quantity: 1 };
      const { goods: left } = priceCart(
        index,
        { lines: [line], shipping: 0, paymentFee: 0 },
        situation,
      );
      const earned = marginOf(line, left) ?? 0;
      const isSoldAtLossToday = (marginOf(line, piece.unitPrice) ?? 0) < 0;
      return earned < 0 && !isSoldAtLossToday ? [{ line: piece, left, earned }] : [];
    })
    .sort((a, b) => a.earned - b.earned)
    .map(({ line, left }) => ({ line, left }));
}
