import { productConditions } from '#core/catalog/product-condition.ts';

/**
 * What facets ask of a card, each as one whole number, so that every facet is filtered and counted
 * alike: the id of an attribute's value, or one of the negative numbers below. Written by
 * api/catalog/cards/card-rows-sql.ts.
 */

/** Every card has it: its count is the number of cards. */
export const anyCard = 0;

const availabilityValues = ['in_stock', 'at_stores', 'to_come', 'sold_out'] as const;

const manufacturersBelow = -1000;

/** A fact of every card, by the code of its facet. */
export type FixedFacet = 'condition' | 'manufacturer' | 'availability';

export interface FixedFact {
  readonly facet: FixedFacet;
  /** Place of the value in its list; of a manufacturer its id. */
  readonly index: number;
}

/** What a negative number says; null for `anyCard` and values of attributes. */
export function fixedFact(fact: number): FixedFact | null {
  if (fact >= 0) return null;
  if (fact < manufacturersBelow) return { facet: 'manufacturer', index: manufacturersBelow - fact };
  if (fact <= -11) return { facet: 'availability', index: -11 - fact };
  return { facet: 'condition', index: -1 - fact };
}

/** Values of the fixed facets that are not catalogue data, in the order in which they are shown. */
export const fixedValues = {
  condition: productConditions,
  availability: availabilityValues,
} as const;
