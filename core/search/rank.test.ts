import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { bestFirst, rank, searchDocument } from './rank.ts';

function queryOf(typed: string) {
  const query = parseQuery(typed);
  if (!query.ok) throw new Error(query.error);
  return query.value;
}

const phone = searchDocument('Apple iPhone 13 128GB', ['AIP13-128', '4006381333931']);
const cover = searchDocument('Kryt Spigen pro Apple iPhone 13 128GB černý', ['SPG-1']);
const beginning = searchDocument('iPhones', []);
const misspelt = searchDocument('iPhome 13', []);
const upc = searchDocument('Kabel', ['0075678164125']);

const order = (typed: string, ...documents: (typeof phone)[]) =>
  bestFirst(queryOf(typed), documents, (document) => document);

describe('rank', () => {
  it('puts an exact code before everything, however boosted', () => {
    const named = searchDocument('Držák AIP13 128', [], 100);
    expect(order('aip13 128', named, phone)).toEqual([phone, named]);
  });

  it('finds a bar code typed without its leading zero', () => {
    expect(order('075678164125', phone, upc)).toEqual([upc]);
    expect(order('0075678164125', phone, upc)).toEqual([upc]);
  });

  it('puts whole words before beginnings and beginnings before typos', () => {
    expect(order('iphone', misspelt, beginning, cover, phone)).toEqual([
      phone,
      cover,
      beginning,
      misspelt,
    ]);
  });

  it('needs every word', () => {
    expect(rank(queryOf('iphone samsung'), phone)).toBeNull();
    expect(rank(queryOf('128gb 13 apple'), phone)).toBe(rank(queryOf('apple 13 128gb'), phone));
  });

  it('lets a boost lift a document inside its tier only', () => {
    const boosted = { ...cover, boost: 100 };
    expect(order('iphone13', phone, boosted)).toEqual([boosted, phone]);
    expect(order('iphone13', phone, { ...misspelt, boost: 100 })[0]).toBe(phone);
  });

  it('looks for signs literally', () => {
    const sale = searchDocument('100% _ \'"\\', []);
    expect(order('%_', sale, phone)).toEqual([]);
    expect(order('% _', phone, sale)).toEqual([sale]);
    expect(order('\'"\\', phone, sale)).toEqual([sale]);
  });

  it('keeps the given order of equals', () => {
    const twin = { ...phone, codes: new Set<string>() };
    expect(order('iphone', phone, twin)).toEqual([phone, twin]);
    expect(order('iphone', twin, phone)).toEqual([twin, phone]);
  });

  it('does not depend on the order, case or accents of the words', () => {
    const words = fc.shuffledSubarray(['kryt', 'ČERNÝ', 'cerny', 'Iphone13', 'apple'], {
      minLength: 1,
    });
    fc.assert(
      fc.property(words, (typed) => {
        const score = rank(queryOf(typed.join(' ')), cover);
        expect(score).not.toBeNull();
        expect(rank(queryOf(typed.toReversed().join('  ').toUpperCase()), cover)).toBe(score);
      }),
    );
  });

  it('stays in its tier for every allowed boost', () => {
    const boost = fc.double({ min: 0.01, max: 100, noNaN: true });
    fc.assert(
      fc.property(boost, boost, (first, second) => {
        const whole = rank(queryOf('iphone'), { ...cover, boost: first }) ?? 0;
        const typo = rank(queryOf('iphone'), { ...misspelt, boost: second }) ?? 0;
        expect(whole).toBeGreaterThan(typo);
      }),
    );
  });
});
