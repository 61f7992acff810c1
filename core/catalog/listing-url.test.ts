import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyListingState } from './facets.ts';
import { listingQuery, readListingQuery, type QueryEntries } from './listing-url.ts';
import { phoneColors, phoneManufacturers, phones, phoneState } from './listing.example.ts';

const anyFacets = fc
  .tuple(fc.subarray(phoneManufacturers), fc.subarray(phoneColors), fc.option(fc.nat(25_000)))
  .map(([manufacturers, colors, from]) =>
    phoneState(manufacturers, colors, from === null ? null : { from, to: from * 2 }),
  );

const anyState = fc
  .record({
    sort: fc.constantFrom(...phones.sorts),
    pageSize: fc.constantFrom(...phones.pageSizes),
    page: fc.integer({ min: 1, max: 100_000 }),
  })
  .chain((rest) => anyFacets.map((state) => ({ ...state, ...rest })));

const read = (entries: QueryEntries) => readListingQuery(phones, entries);

describe('listingQuery', () => {
  it('writes nothing for a listing that was just opened', () => {
    expect(listingQuery(phones, emptyListingState(phones))).toEqual([]);
  });

  it('writes facets in the order of the listing, then sort, limit and page', () => {
    const { state } = read([
      ['page', '2'],
      ['limit', '48'],
      ['sort', '-price'],
      ['price', '1000-5000'],
      ['color', 'red,black'],
      ['manufacturer', 'apple'],
    ]);
    expect(listingQuery(phones, state)).toEqual([
      ['manufacturer', 'apple'],
      ['color', 'black,red'],
      ['price', '1000-5000'],
      ['sort', '-price'],
      ['limit', '48'],
      ['page', '2'],
    ]);
  });

  it('is read back as the state it was written from', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(read(listingQuery(phones, state))).toEqual({ state, dropped: [] });
      }),
    );
  });
});

describe('readListingQuery', () => {
  it.each([
    ['utm_source', 'mail', 'unknown_facet'],
    ['__proto__', 'x', 'unknown_facet'],
    ['color', 'pink', 'unknown_value'],
    ['color', '', 'unknown_value'],
    ['color', 'constructor', 'unknown_value'],
    ['price', '5000-1000', 'invalid_span'],
    ['price', '60000-70000', 'invalid_span'],
    ['price', '1e3-2e3', 'invalid_span'],
    ['price', '-5-10', 'invalid_span'],
    ['sort', 'secret', 'unknown_sort'],
    ['limit', '25', 'unknown_page_size'],
    ['page', '0', 'invalid_page'],
    ['page', '-1', 'invalid_page'],
    ['page', '1.5', 'invalid_page'],
    ['page', '100001', 'invalid_page'],
    ['page', '9'.repeat(30), 'invalid_page'],
  ] as const)('drops %s=%s as %s', (name, value, reason) => {
    const dropped = [{ name, value, reason }];
    expect(read([[name, value]])).toEqual({ state: emptyListingState(phones), dropped });
  });

  it('keeps the known values beside an unknown one', () => {
    const { state, dropped } = read([['color', 'pink,red']]);
    expect(state.chosen).toEqual(new Map([['color', ['red']]]));
    expect(dropped).toEqual([{ name: 'color', value: 'pink', reason: 'unknown_value' }]);
  });

  it('adds up a repeated choice and holds a span inside its bounds', () => {
    const { state } = read([
      ['color', 'red'],
      ['color', 'blue,red'],
      ['price', '40000-999999'],
    ]);
    expect(state.chosen).toEqual(new Map([['color', ['blue', 'red']]]));
    expect(state.spans).toEqual(new Map([['price', { from: 40_000, to: 50_000 }]]));
  });

  it('reads any query, and what it writes of it reads the same', () => {
    const name = fc.constantFrom('manufacturer', 'color', 'price', 'sort', 'limit', 'page', 'x');
    const value = fc.oneof(fc.constantFrom('apple', 'red,blue', '1-2', '2'), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (entries) => {
        const { state } = read(entries);
        expect(read(listingQuery(phones, state))).toEqual({ state, dropped: [] });
      }),
    );
  });
});
