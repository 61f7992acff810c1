import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../market/market.ts';
import { compareIn, databaseCollation } from './collation.ts';

const alphabetical = {
  cs: ['cesta', 'čas', 'duha', 'hora', 'chata', 'zima', 'žaba'],
  ro: ['stea', 'ștampilă', 'tare', 'țară', 'zi'],
};

describe('compareIn', () => {
  it.each(languages)('sorts words as the %s alphabet does', (language) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(alphabetical[language], { minLength: 2 }), (words) => {
        const expected = alphabetical[language].filter((word) => words.includes(word));
        expect(words.toSorted(compareIn(language))).toEqual(expected);
      }),
    );
  });

  it('takes composed and decomposed letters for the same', () => {
    expect(compareIn('cs')('čas', 'čas'.normalize('NFD'))).toBe(0);
  });
});

it('names one database collation for each language', () => {
  expect(databaseCollation).toEqual({ cs: 'cs-x-icu', ro: 'ro-x-icu' });
});
