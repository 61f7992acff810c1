import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchWords } from './match-words.ts';
import { partsIn, wordsIn } from './words.ts';

/** The closest kind for each word of the query, null for a word that is not there. */
const kinds = (query: string, text: string) =>
  matchWords(wordsIn(query), partsIn(text)).map((matches) => matches[0]?.kind ?? null);

const meets = (query: string, text: string) => !kinds(query, text).includes(null);

describe('matchWords', () => {
  it.each([
    ['iphone13', 'Apple iPhone 13 128GB', ['word']],
    ['iphone 13', 'Apple iPhone13', ['word', 'word']],
    ['s24ultra', 'Samsung Galaxy S24 Ultra', ['word']],
    ['galaxys24', 'Samsung Galaxy S24 Ultra', ['word']],
    ['iphone13promax', 'iPhone 13 Pro Max', ['word']],
    ['13iphone', 'Apple iPhone 13', ['word']],
    ['air pods', 'Apple AirPods 3', ['prefix', 'word']],
    ['mac book', 'Apple MacBook Air', ['prefix', 'word']],
    ['s24+', 'Galaxy S24 Plus', ['word']],
    ['s24 plus', 'Galaxy S24+', ['word', 'word']],
    ['nabijecka', 'Rychlá nabíječka', ['word']],
    ['nab', 'Rychlá nabíječka', ['prefix']],
    ['samsng', 'Samsung Galaxy', ['typo']],
    ['ipohne13', 'Apple iPhone 13', ['typo']],
    ['sny', 'Sony Xperia', [null]],
    ['12', 'iPhone 13 128 GB', [null]],
    ['s2', 'Galaxy S24', [null]],
    ['13p', 'iPhone 13 Pro', ['prefix']],
    ['hone', 'iPhone 13', [null]],
    ['iphone 14', 'iPhone 13', ['word', null]],
  ])('meets %j in %j as %j', (query, text, expected) =>
    expect(kinds(query, text)).toEqual(expected),
  );

  it('asks for the same number however close it is', () => {
    expect(meets('12345', '12346')).toBe(false);
  });

  it('finds every word of a text in any order', () => {
    const word = fc.constantFrom('iPhone13', 'Pro', 'nabíječka', 'S24', 'usb', '5G');
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1 }), (words) => {
        const reversed = words.toReversed().join(' ');
        expect(kinds(reversed, words.join(' '))).toEqual(words.map(() => 'word'));
      }),
    );
  });

  it('points only at parts that exist', () => {
    const text = fc.stringMatching(/^[ab1 ]{0,12}$/);
    fc.assert(
      fc.property(text, text, (query, document) => {
        const parts = partsIn(document);
        for (const { first, last, units } of matchWords(wordsIn(query), parts).flat()) {
          expect(first).toBeLessThanOrEqual(last);
          expect(units).toBeGreaterThan(0);
          expect(units).toBeLessThanOrEqual(parts[last]?.key.length ?? 0);
        }
      }),
    );
  });
});
