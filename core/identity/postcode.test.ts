import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPostcode, isValidPostcode, parsePostcode } from './postcode.ts';

describe('parsePostcode', () => {
  it.each([
    ['110 00', 'cz', '11000'],
    ['11000', 'cz', '11000'],
    [' 110\u00a000 ', 'cz', '11000'],
    ['１１０００', 'cz', '11000'],
    ['010011', 'ro', '010011'],
    ['010 011', 'ro', '010011'],
  ] as const)('reads %j in %s', (text, market, value) => {
    expect(parsePostcode(text, market)).toEqual({ ok: true, value });
  });

  it.each([
    ['1100', 'cz', 'postcode_format'],
    ['010011', 'cz', 'postcode_format'],
    ['11000', 'ro', 'postcode_format'],
    ['00000', 'cz', 'postcode_format'],
    ['110-00', 'cz', 'postcode_format'],
    ['1100O', 'cz', 'postcode_format'],
    ['Praha', 'cz', 'postcode_format'],
    ['', 'cz', 'text_empty'],
    ['110\u000000', 'cz', 'text_control_character'],
    ['1'.repeat(1_000_000), 'cz', 'text_too_long'],
  ] as const)('refuses %.30j in %s as %s', (text, market, error) => {
    expect(parsePostcode(text, market)).toEqual({ ok: false, error });
  });

  it('reads back what is shown and never throws', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-7]\d{4}$/), (code) => {
        expect(parsePostcode(formatPostcode(code, 'cz'), 'cz')).toEqual({ ok: true, value: code });
        expect(formatPostcode(`${code}1`, 'ro')).toBe(`${code}1`);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof isValidPostcode(text, 'ro')).toBe('boolean');
      }),
    );
  });
});
