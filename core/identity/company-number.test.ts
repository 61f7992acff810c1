import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidCompanyNumber, parseCompanyNumber } from './company-number.ts';

describe('an IČO', () => {
  it.each(['27082440', '25063677', '45274649', '00006947', '26168685'])('accepts %s', (number) => {
    expect(parseCompanyNumber(number, 'cz')).toEqual({ ok: true, value: number });
  });

  it('ignores spaces and puts back the zeros that people leave out', () => {
    expect(parseCompanyNumber(' 270 82 440 ', 'cz')).toEqual({ ok: true, value: '27082440' });
    expect(parseCompanyNumber('006947', 'cz')).toEqual({ ok: true, value: '00006947' });
  });

  it.each([
    ['27082441', 'company_check_digit'],
    ['00000000', 'company_check_digit'],
    ['270824400', 'company_format'],
    ['CZ27082440', 'company_format'],
    ['12345', 'company_format'],
    ['', 'text_empty'],
  ])('refuses %j as %s', (number, error) => {
    expect(parseCompanyNumber(number, 'cz')).toEqual({ ok: false, error });
  });
});

describe('a CUI', () => {
  it.each([
    ['14399840', '14399840'],
    ['RO14399840', '14399840'],
    ['ro 1590082', '1590082'],
    ['18547290', '18547290'],
    ['361757', '361757'],
  ])('accepts %s', (number, value) => {
    expect(parseCompanyNumber(number, 'ro')).toEqual({ ok: true, value });
  });

  it.each([
    ['14399841', 'company_check_digit'],
    ['04399840', 'company_format'],
    ['12345678901', 'company_format'],
    ['CZ14399840', 'company_format'],
  ])('refuses %j as %s', (number, error) => {
    expect(parseCompanyNumber(number, 'ro')).toEqual({ ok: false, error });
  });
});

it.each(['cz', 'ro'] as const)('fits exactly one last digit to any number of %s', (market) => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 9_999_999 }), (body) => {
      const fitting = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].filter((digit) =>
        isValidCompanyNumber(`${String(body)}${digit}`, market),
      );
      return fitting.length === 1;
    }),
  );
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
      expect(typeof isValidCompanyNumber(text, market)).toBe('boolean');
    }),
  );
});
