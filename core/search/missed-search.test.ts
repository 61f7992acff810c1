import { describe, expect, it } from 'vitest';
import { missedWords } from './missed-search.ts';
import { parseQuery } from './parse-query.ts';

const missed = (typed: string) => {
  const query = parseQuery(typed);
  return query.ok ? missedWords(query.value) : 'refused';
};

describe('what is counted of a search without a result', () => {
  it.each([
    ['  Nokia   3310 ', 'nokia 3310'],
    ['Kryt na Škodu', 'kryt na skodu'],
    ['iphone 13 128 gb', 'iphone 13 128 gb'],
    ['4006381333931', '4006381333931'],
  ])('counts %j as %j', (typed, words) => {
    expect(missed(typed)).toBe(words);
  });

  it.each([
    ['an address', 'jan.novak@example.cz'],
    ['a phone', '777 123 456'],
    ['a phone of abroad', '+40 721-123-456'],
    ['an IMEI', '490154203237518'],
    ['an order', 'objednávka 2026000123'],
    ['a bar code that is none', '4006381333932'],
    ['a pasted text', 'x'.repeat(61)],
  ])('drops %s', (_, typed) => {
    expect(missed(typed)).toBeNull();
  });
});
