import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { knex } = app.deps;
  await truncateAll(knex);
  await knex.raw(`
    insert into manufacturers (slug, name, popularity) values ('apple', 'Apple', 1);
    insert into type_categories (position, name_cs, name_ro, seo_name, url_path, for_display) values
      (1, 'Telefony', 'Telefoane', 'telefony', '/telefony', true),
      (2, 'Výkup', 'Buyback', 'skryta', '/skryta', false);
    insert into category_redirects (path, category_id) values ('/mobily', 1), ('/telefony', 2), ('/tajna', 2);
    insert into meta_masters (seo_name, kind, manufacturer_id, name_cs, name_ro)
      values ('iphone-15', 'phone', 1, 'iPhone 15', 'iPhone 15');
    insert into master_products (meta_master_id, code, seo_name, name_cs, name_ro) values
      (1, 'A1', 'iphone-15-128gb', 'iPhone 15 128 GB', 'iPhone 15 128 GB');
    insert into product_redirects (seo_name, master_product_id) values ('iphone-15-cerny', 1);
    insert into gone_addresses (path) values ('/produkt/nokia-3310'), ('/mobily')`);
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
