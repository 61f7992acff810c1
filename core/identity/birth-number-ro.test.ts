import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/calendar.ts';
import { isValidBirthNumber, parseBirthNumber } from './birth-number.ts';
import { cnpCheckDigit } from './birth-number-ro.ts';

const today = '2026-11-21';
const read = (text: string) => parseBirthNumber(text, 'ro', today);
const withCheck = (twelve: string) => `${twelve}${cnpCheckDigit(twelve)}`;

describe('a CNP', () => {
  it.each([
    ['1800101221144', '1980-01-01', 'male'],
    ['1630615123457', '1963-06-15', 'male'],
    ['1900115401071', '1990-01-15', 'male'],
    [withCheck('285043012345'), '1985-04-30', 'female'],
    [withCheck('604022940001'), '2004-02-29', 'female'],
    [withCheck('725010140001'), '2025-01-01', 'male'],
    [withCheck('899010140001'), '1999-01-01', 'female'],
    [withCheck('970010140001'), '1970-01-01', null],
  ])('%s tells the birth date and the gender', (digits, birthDate, gender) => {
    expect(read(digits)).toEqual({ ok: true, value: { digits, birthDate, gender } });
  });

  it.each(['1 800101 221144', '1800101-221144', '１８００１０１２２１１４４'])(
    'is read from %j',
    (text) => expect(read(text)).toMatchObject({ value: { digits: '1800101221144' } }),
  );

  it.each([
    ['1800101221145', 'birth_number_check_digit'],
    ['0800101221144', 'birth_number_format'],
    ['1801301221144', 'birth_number_date'],
    [withCheck('605022940001'), 'birth_number_date'],
    [withCheck('180010122000'), 'birth_number_suffix'],
    [withCheck('526112240001'), 'birth_number_future'],
    ['180010122114', 'birth_number_length'],
    ['7360285163', 'birth_number_length'],
    ['736028/5163', 'birth_number_format'],
    ['', 'text_empty'],
    ['1'.repeat(1_000_000), 'text_too_long'],
  ])('%.20j is refused as %s', (text, error) => {
    expect(read(text)).toEqual({ ok: false, error });
  });

  it('is never a birth number of the Czech market', () => {
    expect(isValidBirthNumber('1800101221144', 'cz', today)).toBe(false);
  });
});

describe('generated CNPs', () => {
  it('are accepted, and no other check digit is', () => {
    const dates = fc.integer({ min: 0, max: 46_000 }).map((days) => addDays('1900-01-01', days));
    const rest = fc.tuple(fc.boolean(), fc.integer({ min: 101, max: 999 }), fc.nat(8));
    fc.assert(
      fc.property(dates, rest, (birthDate, [woman, serial, shift]) => {
        const first = (woman ? 2 : 1) + (birthDate >= '2000' ? 4 : 0);
        const digits = withCheck(`${first}${birthDate.slice(2).replaceAll('-', '')}40${serial}`);
        const gender = woman ? 'female' : 'male';
        expect(read(digits)).toEqual({ ok: true, value: { digits, birthDate, gender } });
        const wrong = (Number(digits[12]) + shift + 1) % 10;
        expect(read(`${digits.slice(0, 12)}${wrong}`).ok).toBe(false);
      }),
    );
  });

  it('never make the reader throw', () => {
    const noise = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^\d{13}$/));
    fc.assert(
      fc.property(noise, (text) => {
        expect(typeof isValidBirthNumber(text, 'ro', today)).toBe('boolean');
      }),
    );
  });
});
