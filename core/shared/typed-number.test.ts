import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../market/market.ts';
import { parseTypedDigits, parseTypedNumber } from './typed-number.ts';

const read = (text: string, language: Language) => {
  const result = parseTypedNumber(text, language);
  return result.ok ? result.value : result.error;
};

describe('a typed number', () => {
  it.each<[string, Language, number]>([
    ['1 234,50', 'cs', 1234.5],
    ['1\u00a0234,50', 'cs', 1234.5],
    ['1\u202f234', 'cs', 1234],
    ['1234.5', 'cs', 1234.5],
    ['1.234,50', 'ro', 1234.5],
    ['1 234', 'ro', 1234],
    ['1.234.567', 'ro', 1_234_567],
    ['−5', 'cs', -5],
    ['–5', 'ro', -5],
    ['+5', 'cs', 5],
    ['-0', 'cs', 0],
    ['  7 ', 'cs', 7],
  ])('%j in %s is %d', (text, language, value) => expect(read(text, language)).toBe(value));

  it.each<[string, Language, string]>([
    ['4,00638E+12', 'cs', 'number_format'],
    ['1,234,567', 'cs', 'number_format'],
    ['12.34', 'ro', 'number_format'],
    ['1 23', 'cs', 'number_format'],
    ['1 2345', 'cs', 'number_format'],
    ['9007199254740993', 'cs', 'number_format'],
    ['', 'cs', 'not_number'],
    ['-', 'cs', 'not_number'],
    ['pět', 'cs', 'not_number'],
    ['5 Kč', 'cs', 'not_number'],
    ['0x10', 'cs', 'not_number'],
    ['Infinity', 'ro', 'not_number'],
  ])('%j in %s is refused as %s (T-CSV-4)', (text, language, reason) => {
    expect(read(text, language)).toBe(reason);
  });

  it.each<[Language, string]>([
    ['cs', 'cs-CZ'],
    ['ro', 'ro-RO'],
  ])('is read in %s as the language writes it', (language, locale) => {
    const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (hundredths) => {
        const value = hundredths === 0 ? 0 : hundredths / 100;
        expect(read(written.format(value), language)).toBe(value);
      }),
    );
  });
});

describe('typed digits', () => {
  it('keep leading zeros', () => {
    expect(parseTypedDigits(' 0087 ')).toEqual({ ok: true, value: '0087' });
  });

  it.each([
    ['4,00638E+12', 'number_format'],
    ['4 006 381', 'number_format'],
    ['8.5', 'number_format'],
    ['abc', 'not_digits'],
    ['', 'not_digits'],
  ])('%j are refused as %s', (text, error) => {
    expect(parseTypedDigits(text)).toEqual({ ok: false, error });
  });
});
