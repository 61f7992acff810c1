import type { SetGroup } from './discount.ts';
import { linesIn, type LinePlaces } from './line-places.ts';

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
export function completeSets(groups: readonly SetGroup[], places: LinePlaces): SetCount {
  const counted = new Set<number>();
  const perGroup = groups.map((group) => {
    let held = 0;
    for (const line of linesIn(group, places)) {
      if (counted.has(line)) continue;
      counted.add(line);
      held += places.lines[line]?.quantity ?? 0;
    }
    return { quantity: group.quantity, held };
  });
  return {
    sets: Math.min(...perGroup.map((each) => Math.floor(each.held / each.quantity))),
    missing: perGroup.reduce((sum, each) => sum + Math.max(0, each.quantity - each.held), 0),
  };
}
