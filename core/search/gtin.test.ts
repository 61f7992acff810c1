import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accept, refuse } from '../shared/result.ts';
import { gtinCheckDigit, readGtin } from './gtin.ts';

describe('readGtin', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    [' 4 006381-333931 ', '4006381333931'],
    ['075678164125', '0075678164125'],
    ['0075678164125', '0075678164125'],
    ['00075678164125', '0075678164125'],
    ['96385074', '0000096385074'],
    ['14006381333938', '14006381333938'],
  ])('reads %j as %j', (text, value) => expect(readGtin(text)).toEqual(accept(value)));

  it.each([
    ['4006381333932', 'gtin_check_digit'],
    ['400638133393', 'gtin_check_digit'],
    ['40063813339', 'gtin_length'],
    ['', 'gtin_format'],
    ['400638133393A', 'gtin_format'],
    ['0000000000000', 'gtin_format'],
    ['4,00638E+12', 'gtin_format'],
  ])('refuses %j as %s', (text, reason) => expect(readGtin(text)).toEqual(refuse(reason)));

  const body = fc.stringMatching(/^[0-9]{11}$/).filter((digits) => /[1-9]/.test(digits));

  it('gives one number to the 12, 13 and 14 digits of one product', () => {
    fc.assert(
      fc.property(body, (digits) => {
        const upc = `${digits}${gtinCheckDigit(digits)}`;
        expect(readGtin(upc)).toEqual(accept(`0${upc}`));
        expect(readGtin(`0${upc}`)).toEqual(readGtin(upc));
        expect(readGtin(`00${upc}`)).toEqual(readGtin(upc));
      }),
    );
  });

  it('notices every single wrong digit', () => {
    fc.assert(
      fc.property(body, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
        const upc = [...`${digits}${gtinCheckDigit(digits)}`];
        upc[place] = String((Number(upc[place]) + shift) % 10);
        expect(readGtin(upc.join('')).ok).toBe(false);
      }),
    );
  });
});
