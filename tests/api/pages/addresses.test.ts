import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCategory,
  addCategoryRedirect,
  addGoneAddress,
  addProductRedirect,
} from '#tests/support/factories/categories.ts';
import { addVariant } from '#tests/support/factories/catalogue.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { knex } = app.deps;
  await truncateAll(knex);
  const [phones, hidden] = await addCategory.many(knex, [
    { seo_name: 'telefony', name_cs: 'Telefony' },
    { seo_name: 'skryta', name_cs: 'Výkup', for_display: false },
  ]);
  await addCategoryRedirect.many(knex, [
    { path: '/mobily', category_id: phones?.id },
    { path: '/telefony', category_id: hidden?.id },
    { path: '/tajna', category_id: hidden?.id },
  ]);
  const variant = await addVariant(knex, { seo_name: 'iphone-15-128gb' });
  await addProductRedirect(knex, { seo_name: 'iphone-15-cerny', master_product_id: variant.id });
  await addGoneAddress.many(knex, [{ path: '/produkt/nokia-3310' }, { path: '/mobily' }]);
});
afterAll(() => app.close());

const resolve = (path: string) => app.client().get('resolve-address', { query: { path } });

describe('an address', () => {
  it.each([
    [
      'of a living category is that category',
      '/telefony',
      { kind: 'category', urlPath: '/telefony' },
    ],
    ['of a category that moved leads there', '/mobily', { kind: 'redirect', to: '/telefony' }],
    [
      'of a renamed product leads there',
      '/produkt/iphone-15-cerny',
      { to: '/produkt/iphone-15-128gb' },
    ],
    ['of what was sold off is gone', '/produkt/nokia-3310', { kind: 'gone' }],
    ['of a hidden category is not found', '/skryta', { kind: 'not_found' }],
    ['that led to a hidden category is not found', '/tajna', { kind: 'not_found' }],
    ['of nothing is not found', '/neni', { kind: 'not_found' }],
    ['with signs of a pattern is not found', "/%25_'", { kind: 'not_found' }],
  ])('%s', async (_, path, expected) => {
    expect(await resolve(path)).toMatchObject(expected);
  });

  it('is asked for in one statement', async () => {
    const statements: string[] = [];
    const count = ({ sql }: { sql: string }) => void statements.push(sql);
    app.deps.replyCache.drop(['*']);
    app.deps.knex.on('query', count);
    await resolve('/telefony');
    app.deps.knex.off('query', count);
    expect(statements).toHaveLength(1);
  });

  it('carries the key of what it leads to, and none where it leads nowhere', async () => {
    const keysOf = async (path: string) => {
      const address = `/api/new/addresses/resolve/?path=${encodeURIComponent(path)}`;
      return (await fetch(app.url + address)).headers.get('surrogate-key');
    };
    expect(await keysOf('/mobily')).toContain('categories');
    expect(await keysOf('/produkt/iphone-15-cerny')).toContain('product-1');
    expect(await keysOf('/neni')).toBeNull();
  });
});
