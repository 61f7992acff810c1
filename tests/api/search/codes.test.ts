import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshCards } from '#api/read-models/refresh-cards.ts';
import { addStock } from '#tests/support/factories/stock.ts';
import { addAttributeValue, addProduct, addVariant } from '#tests/support/factories/catalogue.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertSearchCatalogue } from './search-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { knex } = app.deps;
  await insertSearchCatalogue(knex, app.deps);
  // The phone of the card `variant-1` in white, and in red, of which there is no piece.
  const phone = { meta_master_id: 1, name_cs: 'iPhone', name_ro: 'iPhone' };
  const red = await addAttributeValue(knex, { id: 3, attribute_id: 1, code: 'red', position: 3 });
  await addVariant.many(knex, [
    {
      ...phone,
      id: 21,
      color_value_id: 2,
      code: 'AB-001-W',
      seo_name: 'variant-1-white',
      ean: '2900000000995',
      position: 5,
    },
    { ...phone, id: 22, color_value_id: red.id, code: 'AB-001-R', seo_name: 'variant-1-red' },
  ]);
  const used = { condition: 'used', grade: 'A', price: 9_500 } as const;
  await addProduct(knex, { ...used, id: 21, master_product_id: 21 });
  await addStock(knex, { product_id: 21, place_id: 1 });
  await knex.transaction((trx) => refreshCards(trx, [1], app.deps));
  app.deps.replyCache.drop(['*']);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

it.each([
  ['by its bar code', '2900000000995', 'variant-1-white', 21],
  ['by its code, however it is written', 'ab 001 w', 'variant-1-white', 21],
  ['by the code of the usual one', 'AB-001', 'variant-1', 1],
  ['as the usual one where no piece has the colour', 'AB-001-R', 'variant-1', 1],
  ['as the usual one where a name is typed', 'iphone 13', 'variant-1', 1],
])('shows and links a variant %s', async (_, q, seoName, masterProductId) => {
  const { results } = await app.client().get('search', { query: { q } });
  expect(results[0]).toMatchObject({ name: 'Apple iPhone 13', seoName, masterProductId });
  const { products } = await app.client().get('search-suggestions', { query: { q } });
  expect(products[0]).toMatchObject({ seoName });
});

it('shows the colour that is chosen rather than that of a code', async () => {
  const query = { q: '2900000000995', state: 'color=black' };
  const { results } = await app.client().get('search', { query });
  expect(results[0]).toMatchObject({ seoName: 'variant-1' });
});
