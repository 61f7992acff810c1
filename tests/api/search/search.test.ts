import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshCards } from '#api/read-models/refresh-cards.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertSearchCatalogue } from './search-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await insertSearchCatalogue(app.deps.knex, app.deps);
  app.deps.replyCache.drop(['*']);
});
afterAll(() => app.close());

const search = (q: string, state?: string) =>
  app.client().get('search', { query: state === undefined ? { q } : { q, state } });
const namesOf = async (q: string, state?: string) =>
  (await search(q, state)).results.map(({ name }) => name);
const path = (q: string) => `/api/new/search/?q=${encodeURIComponent(q)}`;

describe('search', () => {
  it.each([
    ['nabíječka', 'Apple 20W USB-C nabíječka'],
    ['NABIJECKA', 'Apple 20W USB-C nabíječka'],
    ['Nabíječka'.normalize('NFD'), 'Apple 20W USB-C nabíječka'],
    ['incarcator', 'Apple 20W USB-C nabíječka'],
    ['iphone13', 'Apple iPhone 13'],
    ['13 iphone', 'Apple iPhone 13'],
    ['iphome 13', 'Apple iPhone 13'],
    ['galaxys24', 'Samsung Galaxy S24'],
    ['s24+', 'Samsung Galaxy S24+'],
    ['husa iphone 13', 'Spigen kryt pro Apple iPhone 13'],
    ['mobil samsung', 'Samsung Galaxy S24+'],
    ['ab 004', 'Spigen kryt pro Apple iPhone 13'],
    ['2900000000018', 'Apple iPhone 13'],
    ['012345678905', 'Samsung Galaxy S24'],
  ])('finds for %j first %s', async (typed, first) => {
    expect((await namesOf(typed))[0]).toBe(first);
  });

  it('answers in Romanian with Romanian names', async () => {
    const visitor = app.client();
    visitor.cookies.set('language', 'ro');
    const { results } = await visitor.get('search', { query: { q: 'husa' } });
    expect(results.map(({ name }) => name)).toEqual(['Husă Spigen pentru Apple iPhone 13']);
  });

  it('puts a device before its accessories', async () => {
    expect(await namesOf('iphone 13')).toEqual([
      'Apple iPhone 13',
      'Apple iPhone 13 Pro',
      'Spigen kryt pro Apple iPhone 13',
    ]);
  });

  it('says what it searched instead of a typo', async () => {
    expect((await search('samsng')).correctedTo).toBe('samsung');
    expect((await search('samsung')).correctedTo).toBeNull();
  });

  it('counts each facet without its own filter and keeps a chosen value', async () => {
    const { facets, count, state } = await search('iphone 13', 'color=white,red');
    expect([count, state]).toEqual([1, 'color=white']);
    const color = facets.find(({ code }) => code === 'color');
    expect(color).toMatchObject({
      values: [
        { value: 'black', count: 2, isChosen: false },
        { value: 'white', count: 1, isChosen: true },
      ],
    });
    const condition = facets.find(({ code }) => code === 'condition');
    expect(condition).toMatchObject({ values: [{ value: 'new', count: 1 }] });
  });

  it('names its default order by relevance, which no address has to say', async () => {
    const { sort, sorts, state } = await search('apple');
    expect({ sort, sorts, state }).toEqual({
      sort: 'relevance',
      sorts: ['relevance', 'price', '-price', 'newest'],
      state: '',
    });
  });

  it('filters by category and sorts by price', async () => {
    expect(await namesOf('apple', 'category=telefony&sort=-price')).toEqual([
      'Apple iPhone 13 Pro',
      'Apple iPhone 13',
    ]);
  });

  it('says which filter emptied the list and offers the nearest', async () => {
    const answer = await search('galaxy s24', 'manufacturer=apple');
    expect(answer.results).toEqual([]);
    expect(answer.emptiedBy).toMatchObject([{ code: 'manufacturer', count: 2, state: '' }]);
    expect(answer.nearest[0]?.name).toBe('Samsung Galaxy S24');
  });

  it('offers what answers most of the words where nothing answers all', async () => {
    const answer = await search('samsung galaxy xyzzy');
    expect(answer.count).toBe(0);
    expect(answer.nearest[0]?.name).toContain('Samsung Galaxy');
  });

  it('offers first what lacks one word only, however many meet another', async () => {
    const answer = await search('samsung galaxy s24 pouzity');
    expect(answer.count).toBe(0);
    const names = answer.nearest.map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Samsung Galaxy S24', 'Samsung Galaxy S24+']);
  });

  it('offers a charger of the maker for a model that no charger names', async () => {
    expect(await namesOf('nabíječka iphone 13')).toEqual(['Apple 20W USB-C nabíječka']);
  });

  it.each(['', 'a', '  č ', 'c\u030c', 'x\0y'])('refuses %j with a clear answer', async (q) => {
    const { status } = await app.client().fetch(path(q));
    expect(status).toBe(400);
  });

  it.each([
    '%_\'"\\',
    "o'brien'; drop table users",
    'x'.repeat(10_240),
    'a b č 😀 '.repeat(200),
    '😀😀',
    'سماعة هاتف',
    "') & !(",
    '5:*',
  ])('answers %j without an error', async (q) => {
    const { status } = await app.client().fetch(path(q));
    expect(status).toBe(200);
  });

  it.each(['page=1000000000', 'nothing=x', 'color=%00', 'sort=;', 'price=9-1', '%E0%A4%A'])(
    'drops the unknown state %j',
    async (state) => {
      expect((await search('iphone', state)).count).toBeGreaterThan(0);
    },
  );

  it('finds a change at once, although answers are cached', async () => {
    expect(await namesOf('zenfone')).toEqual([]);
    const { knex } = app.deps;
    await knex.transaction(async (trx) => {
      await trx('meta_masters')
        .where({ id: 6 })
        .update({ name_cs: 'Asus Zenfone 10', name_ro: 'Asus Zenfone 10' });
      await refreshCards(trx, [6], app.deps);
    });
    await expect.poll(() => namesOf('zenfone')).toEqual(['Asus Zenfone 10']);
    expect(await namesOf('s24+')).toEqual([]);
  });
});
