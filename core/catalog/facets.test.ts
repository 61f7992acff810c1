import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyListingState, toggleValue } from './facets.ts';
import { phoneColors, phoneManufacturers, phones, phoneState } from './listing.example.ts';

const anyState = fc
  .tuple(fc.subarray(phoneManufacturers), fc.subarray(phoneColors), fc.option(fc.nat(25_000)))
  .map(([manufacturers, colors, from]) =>
    phoneState(manufacturers, colors, from === null ? null : { from, to: from * 2 }),
  );

describe('toggleValue', () => {
  it('ticks values in the facet order and returns to the first page', () => {
    const start = { ...emptyListingState(phones), page: 5 };
    const state = toggleValue(phones, toggleValue(phones, start, 'color', 'red'), 'color', 'black');
    expect(state.chosen).toEqual(new Map([['color', ['black', 'red']]]));
    expect(state.page).toBe(1);
  });

  it('gives the same choice after two times', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom('black', 'blue', 'red'), (state, color) => {
        const once = toggleValue(phones, state, 'color', color);
        expect(once.chosen).not.toEqual(state.chosen);
        expect(toggleValue(phones, once, 'color', color)).toEqual({ ...state, page: 1 });
      }),
    );
  });

  it('throws on what the listing does not have', () => {
    const state = emptyListingState(phones);
    expect(() => toggleValue(phones, state, 'color', 'pink')).toThrow(RangeError);
    expect(() => toggleValue(phones, state, 'price', '10')).toThrow(RangeError);
  });
});
