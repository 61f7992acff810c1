import type { FacetRow } from './facet-counts.ts';
import { emptyListingState, type Listing, type ListingState, type Span } from './facets.ts';

export const phoneManufacturers = ['apple', 'samsung', 'xiaomi'];
export const phoneColors = ['black', 'blue', 'red'];

/** A listing of phones with two choices and a price. */
export const phones: Listing = {
  facets: [
    { kind: 'choice', code: 'manufacturer', values: phoneManufacturers },
    { kind: 'choice', code: 'color', values: phoneColors },
    { kind: 'range', code: 'price', min: 0, max: 50_000 },
  ],
  sorts: ['best', 'price', '-price'],
  pageSizes: [24, 48, 96],
};

/** A phone of one manufacturer in some colours. */
export const phoneRow = (manufacturer: string, colors: string[], price: number): FacetRow => ({
  values: new Map([
    ['manufacturer', [manufacturer]],
    ['color', colors],
  ]),
  numbers: new Map([['price', price]]),
  pieces: [],
});

/** The phones with some values ticked, in the order of the facets, and perhaps a span of prices. */
export function phoneState(
  manufacturers: string[],
  colors: string[],
  price: Span | null,
): ListingState {
  const ticked: [string, string[]][] = [
    ['manufacturer', manufacturers],
    ['color', colors],
  ];
  return {
    ...emptyListingState(phones),
    chosen: new Map(ticked.filter(([, values]) => values.length > 0)),
    spans: new Map(price === null ? [] : [['price', price]]),
  };
}
