import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVariant, type Variant } from './choose-variant.ts';

const variant = (color: string, capacity: string, extras: readonly string[]): Variant => ({
  code: `${color}-${capacity}`,
  attributes: { color, capacity },
  extras,
});
const black128 = variant('black', '128', ['insurance', 'glass']);
const black256 = variant('black', '256', ['insurance']);
const blue256 = variant('blue', '256', ['insurance', 'glass']);
const blue512 = variant('blue', '512', []);
const family = [black128, black256, blue512, blue256];

describe('chooseVariant', () => {
  it('keeps the other attributes and the ticked extras', () => {
    expect(chooseVariant(family, black256, ['insurance'], 'color', 'blue')).toEqual({
      variant: blue256,
      extras: ['insurance'],
      droppedExtras: [],
    });
  });

  it('takes off and names the extras that are not offered', () => {
    expect(chooseVariant(family, black128, ['glass', 'insurance'], 'capacity', '256')).toEqual({
      variant: black256,
      extras: ['insurance'],
      droppedExtras: ['glass'],
    });
  });

  it('goes to the first variant with the value where the exact combination does not exist', () => {
    expect(chooseVariant(family, black128, [], 'color', 'blue')?.variant).toBe(blue512);
  });

  it('changes nothing for the value that is chosen', () => {
    const again = chooseVariant(family, black128, ['glass'], 'color', 'black');
    expect(again).toEqual({ variant: black128, extras: ['glass'], droppedExtras: [] });
  });

  it('has no answer for a value of no variant', () => {
    expect(chooseVariant(family, black128, [], 'color', 'pink')).toBeNull();
  });

  it('gives the chosen value and loses no extra without saying so', () => {
    const extras = fc.subarray(['insurance', 'glass', 'warranty']);
    fc.assert(
      fc.property(
        fc.constantFrom(...family),
        extras,
        fc.constantFrom('128', '512'),
        (from, ticked, to) => {
          const choice = chooseVariant(family, from, ticked, 'capacity', to);
          expect(choice?.variant.attributes['capacity']).toBe(to);
          const named = [...(choice?.extras ?? []), ...(choice?.droppedExtras ?? [])];
          expect(new Set(named)).toEqual(new Set(ticked));
          expect(choice?.variant.extras).toEqual(
            expect.arrayContaining([...(choice?.extras ?? [])]),
          );
        },
      ),
    );
  });
});
