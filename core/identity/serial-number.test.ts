import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidSerialNumber, parseSerialNumber } from './serial-number.ts';

describe('parseSerialNumber', () => {
  it.each([
    ['dmpx1234abcd', 'DMPX1234ABCD'],
    [' R52N 90ABCDE ', 'R52N90ABCDE'],
    ['PF–2X3/9.1', 'PF-2X3/9.1'],
    ['ＤＭＰＸ１２', 'DMPX12'],
  ])('reads %j as %s', (text, value) => {
    expect(parseSerialNumber(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['DMPX_1234', 'serial_number_characters'],
    ['DMPX<1234>', 'serial_number_characters'],
    ['Č1234567', 'serial_number_characters'],
    ['ДМ123456', 'serial_number_characters'],
    ['-----', 'serial_number_characters'],
    ['ABC', 'serial_number_length'],
    ['A'.repeat(41), 'serial_number_length'],
    ['', 'text_empty'],
    ['AB\u0000CD', 'text_control_character'],
    ['A'.repeat(1_000_000), 'text_too_long'],
  ])('refuses %.45j as %s', (text, error) => {
    expect(parseSerialNumber(text)).toEqual({ ok: false, error });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof isValidSerialNumber(text)).toBe('boolean');
      }),
    );
  });
});
