import { expect, it } from 'vitest';
import { defineListing } from '#api/catalog/listing/listing-definition.ts';
import { FoundCard } from '#api/search/found-card.ts';
import { findPage } from '#api/search/search-page.ts';
import type { SearchEngine } from '#api/search/search-engine.ts';

const places = { factsFrom: 0, categoriesFrom: 0, end: 0 };
const cards = [9_000, 3_000, 6_000].map(
  (price, cardId) => new FoundCard({ cardId, familyId: cardId, price, releasedOn: 0 }, [], places),
);
const definition = defineListing([], { min: 0, max: 10_000 }, 'cs');
const names = {
  listing: { cs: definition, ro: definition },
  boosts: new Map(),
  categories: [],
  synonyms: new Map(),
  pagesStamp: '',
};

/** The page of three cards, of which there may be more than the engine looked at. */
const pageOf = (isExact: boolean) => {
  const answer = { cards, isExact, correctedTo: null, nearest: [], isCoded: false };
  const engine: SearchEngine = { name: 'postgres', find: () => Promise.resolve(answer) };
  return findPage(engine, names, {
    query: { text: 'telefon', words: [], codes: [] },
    state: 'sort=price',
    language: 'cs',
  });
};

it('sorts all that was found by price where it looked at all', async () => {
  const { shown, sorts, state } = await pageOf(true);
  expect(shown).toEqual([1, 2, 0]);
  expect(sorts).toContain('price');
  expect(state.sort).toBe('price');
});

it('offers no order of which only the best answers would be in order', async () => {
  const { shown, sorts, state } = await pageOf(false);
  expect(shown).toEqual([0, 1, 2]);
  expect(sorts).toEqual(['best']);
  expect(state.sort).toBe('best');
});
