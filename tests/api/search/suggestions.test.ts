import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertSearchCatalogue } from './search-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await insertSearchCatalogue(app.deps.knex, app.deps);
  app.deps.replyCache.drop(['*']);
  // What pages say is read once, and again only when somebody has written one.
  await suggest('nab');
});
afterAll(() => app.close());

const suggest = (q: string) => app.client().get('search-suggestions', { query: { q } });
type Pieces = readonly { readonly text: string; readonly isMatch: boolean }[];
const marked = (pieces: Pieces) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('search suggestions', () => {
  it('continue the last word and mark what was typed', async () => {
    const { products, categories, completions } = await suggest('nab');
    expect(products.map(({ name }) => marked(name))).toEqual(['Apple 20W USB-C [nab]íječka']);
    expect(categories.map(({ urlPath }) => urlPath)).toEqual(['/prislusenstvi/nabijecky']);
    expect(completions.map(marked)).toContain('[nab]íječka');
  });

  it('go on from a number that is not finished', async () => {
    const { products } = await suggest('iphone 1');
    expect(products[0]?.seoName).toBe('variant-1');
  });

  it('name the word that follows', async () => {
    const { completions } = await suggest('iPhone 13');
    expect(completions.map(marked)).toEqual(['[iphone] [13] pro']);
  });

  it('refuse less than two letters', async () => {
    const response = await app.client().fetch('/api/new/search/suggestions/?q=a');
    expect(response.status).toBe(400);
  });
});

describe('the statements of a search', () => {
  it.each([
    ['search', '/api/new/search/?q=iphone+13&state=color%3Dblack', 4],
    ['nothing found', '/api/new/search/?q=samsung+xyzzy', 4],
    ['suggestions', '/api/new/search/suggestions/?q=ipho', 4],
  ])('of %s are as few as promised', async (_, path, most) => {
    app.deps.replyCache.drop(['*']);
    let statements = 0;
    const count = () => (statements += 1);
    app.deps.knex.on('query', count);
    const { status } = await app.client().fetch(path);
    app.deps.knex.off('query', count);
    expect(status).toBe(200);
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(most);
  });
});
