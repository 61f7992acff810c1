import type { PricedModel } from '#core/buyback/price-list-csv.ts';
import type { PriceDraftCell } from '#core/buyback/price-draft-cells.ts';

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

/** A row of the database as a file has it; its columns of prices are whole numbers or null. */
export function pricedModel(model: string, row: object): PricedModel {
  const prices = priceCells.map((cell): [string, unknown] => [
    cell,
    Reflect.get(row, priceColumnOf[cell]),
  ]);
  return { model, prices: Object.fromEntries(prices) as PricedModel['prices'] }; // as said above
}
