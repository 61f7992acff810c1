import { describe, expect, it } from 'vitest';
import { countryCodes } from './countries.ts';
import { ibanLengths } from './iban-lengths.ts';
import { parsePhone } from './phone.ts';
import { isLanguage, languages, marketCodes, markets } from '../market/market.ts';

describe.each(marketCodes)('the market %s', (code) => {
  const market = markets[code];

  it('knows its own name, and speaks a language that every text exists in', () => {
    expect(market.code).toBe(code);
    expect(languages).toContain(market.language);
  });

  it('has a country that addresses and accounts know', () => {
    expect(countryCodes).toContain(market.defaultCountry);
    expect(ibanLengths.has(market.defaultCountry)).toBe(true);
  });

  it('has a clock that the server knows, with a summer time', () => {
    const hourAt = (instant: string) =>
      new Intl.DateTimeFormat('en', {
        timeZone: market.timeZone,
        hour: 'numeric',
        hour12: false,
      }).format(new Date(instant));
    const [winter, summer] = [hourAt('2026-01-15T10:00:00Z'), hourAt('2026-07-15T10:00:00Z')];
    expect(Number(summer) - Number(winter)).toBe(1);
  });

  it('has a prefix that its phone numbers are kept with', () => {
    const typed = code === 'cz' ? '602 123 456' : '0721 123 456';
    const read = parsePhone(typed, code);
    expect(read.ok && read.value.startsWith(market.phonePrefix)).toBe(true);
  });

  it('has addresses in plain letters, no two alike', () => {
    const slugs = [...Object.values(market.slugs), market.phoneTypeSlug];
    expect(slugs.filter((slug) => !/^[a-z]+$/.test(slug))).toEqual([]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

it('is midnight in Bucharest an hour before it is in Prague (T-DIS-9)', () => {
  const dayAt = (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date('2026-10-31T22:30:00Z'));
  expect(dayAt(markets.cz.timeZone)).toBe('2026-10-31');
  expect(dayAt(markets.ro.timeZone)).toBe('2026-11-01');
});

it.each([
  ['cs', true],
  ['ro', true],
  ['cz', false],
  ['CS', false],
  ['', false],
  [null, false],
  [undefined, false],
  [0, false],
])('takes %j for a language: %s', (value, expected) => {
  expect(isLanguage(value)).toBe(expected);
});
