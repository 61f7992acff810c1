import { matchesLine } from './discount-index.ts';
import type { SetGroup } from './discount.ts';
import type { LineToPrice } from './cart-to-price.ts';

export interface SetCount {
  /** Whole sets in the cart; two cases and one glass are one set (T-DIS-14). */
  readonly sets: number;
  /** Pieces that the first set still lacks. */
  readonly missing: number;
}

/**
 * How often the cart holds every group of `minimal_discount_sets`. A piece counts once, for the
 * first group that names it, so that one piece never stands for two.
 */
export function completeSets(groups: readonly SetGroup[], lines: readonly LineToPrice[]): SetCount {
  const held = groups.map(() => 0);
  for (const line of lines) {
    const group = groups.findIndex((each) => matchesLine(each, line));
    if (group >= 0) held[group] = (held[group] ?? 0) + line.quantity;
  }
  const perGroup = groups.map(({ quantity }, group) => ({ quantity, held: held[group] ?? 0 }));
  return {
    sets: Math.min(...perGroup.map((each) => Math.floor(each.held / each.quantity))),
    missing: perGroup.reduce((sum, each) => sum + Math.max(0, each.quantity - each.held), 0),
  };
}
