import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accept, refuse } from '../shared/result.ts';
import { parseBoost } from './boost.ts';

describe('parseBoost', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['', 1],
    ['   ', 1],
    [' 2 ', 2],
    ['0,01', 0.01],
    ['100', 100],
    ['100.00', 100],
  ])('reads %j as %d', (text, boost) => expect(parseBoost(text)).toEqual(accept(boost)));

  it.each(['-1', 'abc', '1.5.2', '1e3', '+1', '1,', ',5', '1 000', '0x1', '1.555', 'NaN'])(
    'refuses %j as no decimal',
    (text) => expect(parseBoost(text)).toEqual(refuse('boost_format')),
  );

  it.each(['0', '0.00', '100.01', '101', '9'.repeat(400)])('refuses %j as out of range', (text) =>
    expect(parseBoost(text)).toEqual(refuse('boost_out_of_range')),
  );

  it('reads every hundredth, with either separator, as the number that sorts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (hundredths) => {
        const text = (hundredths / 100).toFixed(2);
        expect(parseBoost(text)).toEqual(accept(hundredths / 100));
        expect(parseBoost(text.replace('.', ','))).toEqual(parseBoost(text));
      }),
    );
  });
});
