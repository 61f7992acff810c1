import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseVatNumber } from './vat-number.ts';

const today = '2026-11-21';

describe('a DIČ', () => {
  it.each([
    ['CZ27082440', 'CZ27082440'],
    ['cz 270 82 440', 'CZ27082440'],
    ['27082440', 'CZ27082440'],
    ['CZ7360285163', 'CZ7360285163'],
    ['CZ530228123', 'CZ530228123'],
    ['CZ699001182', 'CZ699001182'],
    ['CZ6990000124', 'CZ6990000124'],
  ])('accepts %s', (number, value) => {
    expect(parseVatNumber(number, 'cz', today)).toEqual({ ok: true, value });
  });

  it.each([
    ['CZ27082441', 'vat_check'],
    ['CZ7360285164', 'vat_check'],
    ['CZ2708244', 'vat_format'],
    ['SK2020292648', 'vat_format'],
    ['CZ', 'vat_format'],
    [' ', 'text_empty'],
  ])('refuses %j as %s', (number, error) => {
    expect(parseVatNumber(number, 'cz', today)).toEqual({ ok: false, error });
  });
});

describe('a Romanian VAT number', () => {
  it('is RO and a CUI', () => {
    expect(parseVatNumber('RO 14399840', 'ro', today)).toEqual({ ok: true, value: 'RO14399840' });
    expect(parseVatNumber('14399840', 'ro', today)).toEqual({ ok: true, value: 'RO14399840' });
  });

  it.each([
    ['RO14399841', 'vat_check'],
    ['CZ14399840', 'vat_format'],
    ['RORO14399840', 'vat_format'],
    ['RO1', 'vat_format'],
  ])('refuses %j as %s', (number, error) => {
    expect(parseVatNumber(number, 'ro', today)).toEqual({ ok: false, error });
  });
});

it('never throws', () => {
  const unit = fc.constantFrom(
    '0',
    '7',
    'C',
    'Z',
    'R',
    'O',
    ' ',
    '-',
    '\0',
    '\ud800',
    '٣',
    'ß',
    '🙂',
  );
  fc.assert(
    fc.property(fc.string({ unit }), fc.constantFrom('cz', 'ro'), (text, market) => {
      expect(typeof parseVatNumber(text, market, today).ok).toBe('boolean');
    }),
  );
});
