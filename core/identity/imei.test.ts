import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imeiFromSoftwareVersion, isValidImei, parseImei } from './imei.ts';
import { luhnCheckDigit } from './luhn.ts';

const digitRun = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''));
const imeis = digitRun(14)
  .map((body) => `${body}${luhnCheckDigit(body)}`)
  .filter((imei) => !/^(\d)\1*$/.test(imei));

describe('parseImei', () => {
  it.each([
    '490154203237518',
    '49-015420-323751-8',
    ' 49 015420 323751 8 ',
    '49.015420/323751.8',
    '４９０１５４２０３２３７５１８',
    '٤٩٠١٥٤٢٠٣٢٣٧٥١٨',
    '49\u00a0015420\u00a0323751\u00a08',
  ])('reads %j as fifteen digits', (text) => {
    expect(parseImei(text)).toEqual({ ok: true, value: '490154203237518' });
  });

  it.each([
    ['490154203237519', 'imei_check_digit'],
    ['4901542032375101', 'imei_software_version'],
    ['49015420323751', 'imei_length'],
    ['49015420323751812', 'imei_length'],
    ['000000000000000', 'imei_repeated_digit'],
    ['111111111111111', 'imei_repeated_digit'],
    ['49015420323751O', 'imei_format'],
    ['---', 'imei_format'],
    ['4901542032\u000037518', 'text_control_character'],
    ['', 'text_empty'],
    ['4'.repeat(1_000_000), 'text_too_long'],
  ])('refuses %.20j as %s', (text, error) => {
    expect(parseImei(text)).toEqual({ ok: false, error });
  });

  it('accepts every number with its check digit and notices every single slip', () => {
    fc.assert(
      fc.property(imeis, fc.nat(14), fc.integer({ min: 1, max: 9 }), (imei, place, shift) => {
        expect(isValidImei(imei)).toBe(true);
        const wrong = (Number(imei[place]) + shift) % 10;
        expect(isValidImei(`${imei.slice(0, place)}${wrong}${imei.slice(place + 1)}`)).toBe(false);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof isValidImei(text)).toBe('boolean');
      }),
    );
  });
});

describe('imeiFromSoftwareVersion', () => {
  it('proposes the IMEI of an IMEISV', () => {
    expect(imeiFromSoftwareVersion('49-015420-323751-01')).toEqual({
      ok: true,
      value: '490154203237518',
    });
  });

  it.each([
    ['490154203237518', 'imei_length'],
    ['0000000000000000', 'imei_repeated_digit'],
    ['x', 'imei_format'],
  ])('refuses %s as %s', (text, error) => {
    expect(imeiFromSoftwareVersion(text)).toEqual({ ok: false, error });
  });
});
