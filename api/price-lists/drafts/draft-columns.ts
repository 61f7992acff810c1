import type { PriceDraftCell } from '#core/grid/price-draft-cells.ts';

/** Column of the database by the cell of the list; the same in drafts and in published lists. */
export const priceColumnOf: Readonly<Record<PriceDraftCell, string>> = {
  priceAPlus: 'price_a_plus',
  priceA: 'price_a',
  priceB: 'price_b',
  priceC: 'price_c',
  priceD: 'price_d',
  minimalPrice: 'minimal_price',
};

export const priceCells = Object.keys(priceColumnOf) as PriceDraftCell[]; // the record's own keys
export const priceColumns: readonly string[] = Object.values(priceColumnOf);
