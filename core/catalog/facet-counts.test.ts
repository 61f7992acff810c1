import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetCounts, isListed } from './facet-counts.ts';
import { emptyListingState, toggleValue } from './facets.ts';
import {
  phoneColors,
  phoneManufacturers,
  phoneRow,
  phones,
  phoneState,
} from './listing.example.ts';

const anyRow = fc
  .tuple(fc.constantFrom(...phoneManufacturers), fc.subarray(phoneColors), fc.nat(50_000))
  .map((row) => phoneRow(...row));

const anyState = fc
  .tuple(fc.subarray(phoneManufacturers), fc.subarray(phoneColors), fc.option(fc.nat(25_000)))
  .map(([manufacturers, colors, from]) =>
    phoneState(manufacturers, colors, from === null ? null : { from, to: from * 2 }),
  );

const rows = [
  phoneRow('apple', ['black'], 20_000),
  phoneRow('apple', ['blue'], 25_000),
  phoneRow('samsung', ['black'], 15_000),
  phoneRow('xiaomi', ['red'], 5_000),
];
const blue = toggleValue(phones, emptyListingState(phones), 'color', 'blue');
const blueOrRed = toggleValue(phones, blue, 'color', 'red');
const ticked = (value: string, count: number) => ({ value, count, isChosen: true });
const free = (value: string, count: number) => ({ value, count, isChosen: false });

describe('isListed', () => {
  it('is OR inside a facet and AND across facets', () => {
    const apples = toggleValue(phones, blueOrRed, 'manufacturer', 'apple');
    expect(rows.filter((each) => isListed(phones, blueOrRed, each))).toEqual([rows[1], rows[3]]);
    expect(rows.filter((each) => isListed(phones, apples, each))).toEqual([rows[1]]);
  });

  it('includes both ends of a span', () => {
    const spans = new Map([['price', { from: 15_000, to: 20_000 }]]);
    const state = { ...emptyListingState(phones), spans };
    expect(rows.filter((each) => isListed(phones, state, each))).toEqual([rows[0], rows[2]]);
  });
});

describe('facetCounts', () => {
  it('counts a facet without its own choice and under the choices of others', () => {
    const counts = facetCounts(phones, blue, rows);
    expect(counts.get('color')).toEqual([free('black', 2), ticked('blue', 1), free('red', 1)]);
    expect(counts.get('manufacturer')).toEqual([free('apple', 1)]);
  });

  it('keeps a chosen value that has no product left', () => {
    const state = toggleValue(phones, blue, 'manufacturer', 'samsung');
    const counts = facetCounts(phones, state, rows);
    expect(counts.get('manufacturer')).toEqual([free('apple', 1), ticked('samsung', 0)]);
    expect(counts.get('color')).toEqual([free('black', 1), ticked('blue', 0)]);
  });

  it('agrees with listing the products for each value alone', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 20 }), anyState, (products, state) => {
        const counts = facetCounts(phones, state, products);
        for (const code of ['manufacturer', 'color']) {
          for (const { value, count } of counts.get(code) ?? []) {
            const alone = { ...state, chosen: new Map(state.chosen).set(code, [value]) };
            expect(count).toBe(products.filter((each) => isListed(phones, alone, each)).length);
          }
          const shown = (counts.get(code) ?? []).map(({ value }) => value);
          expect(shown).toEqual(expect.arrayContaining([...(state.chosen.get(code) ?? [])]));
        }
      }),
    );
  });
});
