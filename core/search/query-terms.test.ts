import { describe, expect, it } from 'vitest';
import { allConceptWords } from './concepts.ts';
import { parseQuery } from './parse-query.ts';
import { queryTerms } from './query-terms.ts';
import type { KnownWords } from './query-words.ts';
import { closeness } from './score-document.ts';

const index = [
  ...['iphone', '13', 'pro', 'max', 'samsung', 'galaxy', 's24', 'a54', 'airpods', 'nabijecka'],
  ...['z', 'flip', '5', '128', 'pouzdro', 'e', ...allConceptWords],
];
const numbered = index.map((word, id) => ({ id, word }));
const known: KnownWords = {
  exact: (word) => numbered.find((each) => each.word === word)?.id,
  from: (beginning) => numbered.filter(({ word }) => word.startsWith(beginning)),
  near: () => numbered,
};

function read(typed: string, unfinished = false) {
  const query = parseQuery(typed);
  if (!query.ok) throw new Error(query.error);
  return queryTerms(query.value, known, unfinished);
}

/** Needed words of the index, by the words of the query. */
const needed = (typed: string) =>
  read(typed)
    .terms.filter(({ bonus }) => bonus === null)
    .map(({ words }) => [...words.values()].join('|'));

describe('queryTerms', () => {
  it.each([
    ['iPhone13 Pro', ['iphone', '13', 'pro']],
    ['iphone13promax', ['iphone', '13', 'pro', 'max']],
    ['galaxys24', ['galaxy', 's24']],
    ['galaxy a 54', ['galaxy', 'a54|airpods', 'a54']],
    ['air pods', ['airpods', 'airpods']],
    ['aj fon', ['iphone', 'iphone']],
    ['ajfon', ['iphone']],
    ['zflip5', ['flip', '5']],
    ['nabijecky', ['~charger']],
    ['iphon', ['iphone']],
    ['iphonee 13', ['iphone', '13']],
    ['levný iphone', ['iphone']],
    ['pouzdro pro iphone 13', ['pouzdro|~case', 'iphone', '13']],
    ['pouzdro pro iphone 13 pro', ['pouzdro|~case', 'iphone', '13', 'pro']],
    ['husa telefon samsung', ['~case', 'samsung']],
    ['skládací samsung', ['flip', 'samsung']],
    ['iphone 13 stav A+', ['iphone', '13']],
    ['nabíječka fără fir', ['nabijecka|~charger', '~wireless', '~wireless']],
    ['iphone 13 dual sim', ['iphone', '13']],
  ])('reads %j as %j', (typed, words) => expect(needed(typed)).toEqual(words));

  it('puts one typo right and says so', () => {
    const { terms, correctedTo } = read('samsng 13');
    expect([...(terms[0]?.options.values() ?? [])]).toEqual([closeness.typo]);
    expect(correctedTo).toBe('samsung 13');
  });

  it('never takes one number for another, unless it is still typed', () => {
    expect(read('iphone 12').unknown).toEqual(['12']);
    expect(read('iphone 12', true).unknown).toEqual([]);
  });

  it('names the words that nothing meets', () => {
    expect(read('iphone qwertyuiop').unknown).toEqual(['qwertyuiop']);
  });
});
