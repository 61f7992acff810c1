import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatDate } from './calendar.ts';
import { parseTypedDate, typedDateYears } from './typed-date.ts';

const today = '2026-11-21';
const read = (text: string) => parseTypedDate(text, { today, kind: 'any' });
const accepted = (value: string) => ({ ok: true, value });
const refused = (error: string) => ({ ok: false, error });

describe('parseTypedDate', () => {
  it.each([
    '1.2.26',
    '1/2/2026',
    '01-02-26',
    '1;2;26',
    ' 1. 2. 2026 ',
    '1 / 2 / 2026',
    '1.\u00a02.\u00a02026',
    '１．２．２０２６',
    '٠١/٠٢/٢٠٢٦',
  ])('reads %j as 1 February 2026', (text) => expect(read(text)).toEqual(accepted('2026-02-01')));

  it.each([
    ['29.2.2026', 'date_not_real'],
    ['31.4.2026', 'date_not_real'],
    ['1.13.2026', 'date_month'],
    ['1.0.2026', 'date_month'],
    ['0.1.2026', 'date_day'],
    ['32.1.2026', 'date_day'],
    ['1.1.0000', 'date_not_real'],
    ['2026-02-01', 'date_year_first'],
    ['2026/2/1', 'date_year_first'],
    ['1.2.026', 'date_format'],
    ['1.2.20266', 'date_format'],
    ['1.2', 'date_format'],
    ['1.2/2026', 'date_format'],
    ['01022026', 'date_format'],
    ['únor', 'date_format'],
    ['', 'text_empty'],
    ['1.2.\u00002026', 'text_control_character'],
    ['1'.repeat(100_000), 'text_too_long'],
  ])('refuses %.30j as %s', (text, error) => expect(read(text)).toEqual(refused(error)));

  it('reads 29 February of a leap year', () => {
    expect(read('29.2.2024')).toEqual(accepted('2024-02-29'));
  });

  it('reads a pasted ISO date only where allowed', () => {
    const options = { today, kind: 'any', allowIso: true } as const;
    expect(parseTypedDate('2026-02-01', options)).toEqual(accepted('2026-02-01'));
    expect(parseTypedDate('2026-02-30', options)).toEqual(refused('date_not_real'));
    expect(parseTypedDate('2026/02/01', options)).toEqual(refused('date_year_first'));
  });
});

describe('two-digit years', () => {
  it.each([
    ['26', 2026],
    ['35', 2035],
    ['52', 2052],
    ['75', 2075],
    ['76', 1976],
    ['77', 1977],
    ['99', 1999],
  ])('%s is %d, the nearest, a tie in the past', (short, year) => {
    expect(read(`1.2.${short}`)).toEqual(accepted(`${year}-02-01`));
  });

  it.each([
    ['1.2.26', '2026-02-01'],
    ['21.11.26', '2026-11-21'],
    ['22.11.26', '1926-11-22'],
    ['1.12.26', '1926-12-01'],
    ['1.2.27', '1927-02-01'],
    ['1.2.75', '1975-02-01'],
  ])('a birth date %s lies in the past: %s', (text, date) => {
    expect(parseTypedDate(text, { today, kind: 'birth' })).toEqual(accepted(date));
  });

  it('cross the century with today', () => {
    const options = { today: '2090-01-01', kind: 'any' } as const;
    expect(parseTypedDate('1.2.05', options)).toEqual(accepted('2105-02-01'));
    expect(parseTypedDate('1.2.40', options)).toEqual(accepted('2040-02-01'));
  });
});

describe('range and kind', () => {
  it.each([
    ['1.1.1926', accepted('1926-01-01')],
    ['31.12.1925', refused('date_out_of_range')],
    ['31.12.2078', accepted('2078-12-31')],
    ['1.1.2079', refused('date_out_of_range')],
  ])('judges %s against 100 years back and 52 ahead', (text, expected) => {
    expect(read(text)).toEqual(expected);
    expect(typedDateYears(today)).toEqual({ from: 1926, to: 2078 });
  });

  it('keeps a birth date up to today and a future one from today', () => {
    const birth = { today: new Date('2026-11-21T12:00:00Z'), kind: 'birth' } as const;
    expect(parseTypedDate('21.11.2026', birth)).toEqual(accepted(today));
    expect(parseTypedDate('22.11.2026', birth)).toEqual(refused('date_in_future'));
    const future = { today, kind: 'future' } as const;
    expect(parseTypedDate('21.11.2026', future)).toEqual(accepted(today));
    expect(parseTypedDate('20.11.2026', future)).toEqual(refused('date_in_past'));
  });

  it('reads back every shown date and never throws', () => {
    fc.assert(
      fc.property(fc.integer({ min: -36_000, max: 18_000 }), (days) => {
        const date = addDays(today, days);
        expect(read(formatDate(date))).toEqual(accepted(date));
      }),
    );
    const noise = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d./;\- ]{0,12}$/));
    fc.assert(
      fc.property(noise, (text) => {
        expect(typeof read(text).ok).toBe('boolean');
      }),
    );
  });
});
