import { describe, expect, it } from 'vitest';
import { searchDocument } from '../search/rank.ts';
import { accept, refuse } from '../shared/result.ts';
import { smartSearch } from './smart-search.ts';

const items = [
  { document: searchDocument('Apple iPhone 13 – výměna baterie', []), id: 1 },
  { document: searchDocument('Apple iPhone 13 – výměna displeje', []), id: 2 },
  { document: searchDocument('Samsung Galaxy S24 Ultra – výměna baterie', []), id: 3 },
];
const found = (typed: string) => {
  const result = smartSearch(items, typed);
  return result.ok ? result.value.map(({ id }) => id) : result.error;
};

describe('smartSearch', () => {
  it.each([
    ['baterie', [1, 3]],
    ['vymena BATERIE iphone13', [1]],
    ['s24ultra', [3]],
    ['samsnug', [3]],
    ['5g', []],
  ])('finds for %j %j', (typed, ids) => expect(found(typed)).toEqual(ids));

  it.each(['', 'a', '  a ', 'č'.normalize('NFD')])('asks for two letters when given %j', (typed) =>
    expect(smartSearch(items, typed)).toEqual(refuse('query_too_short')),
  );

  it('shows the first twenty at most', () => {
    const document = searchDocument('výměna baterie', []);
    const many = Array.from({ length: 30 }, (_, id) => ({ document, id }));
    expect(smartSearch(many, 'baterie')).toEqual(accept(many.slice(0, 20)));
  });
});
