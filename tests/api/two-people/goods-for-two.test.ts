import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertShop, shop } from '#tests/api/catalog-admin/shop-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addPriceLevel } from '#tests/support/factories/prices.ts';
import { addProduct } from '#tests/support/factories/catalogue.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { secondAdmin } from './second-admin.ts';

let app: TestApp;
let admin: TestClient;
let other: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  const { knex } = app.deps;
  await truncateAll(knex);
  await insertShop(knex);
  // Its price is older than a day.
  await knex('price_history').update({ at: '2026-01-01' });
  admin = await signIn(app, 'admin');
  other = await secondAdmin(app);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const item = { params: { productId: shop.product } };
const priceOf = async () => (await admin.get('admin-product', item)).price;
const save = async (price: number) => {
  const { version } = await admin.get('admin-product', item);
  return admin.patch('admin-product-update', { ...item, body: { version, price, barem: '606' } });
};
const typeIntoList = async (newPrice: number) => {
  const body = { rows: [{ id: shop.black, version: 2, changes: { newPrice, nameCs: 'Nový' } }] };
  return admin.patch('grid-products-edit', { body });
};
const acts = async (who = other) => (await who.get('prepared-act-list', { query: {} })).results;
const release = async () => {
  const [act] = await acts();
  if (!act) throw new Error('nothing waits');
  const body = { version: act.version, to: 'released', note: '' } as const;
  return other.post('prepared-act-decide', { params: { id: act.id }, body });
};

describe('a price that leaps', () => {
  it('waits when it is saved in the form, and the rest of the form does not', async () => {
    const saved = await save(13_000);
    expect(saved).toMatchObject({ price: 20_000, waitingPrice: 13_000, barem: '606' });
    expect(await acts()).toMatchObject([
      {
        act: 'price_publish',
        title: 'IPHONE-15-BLACK',
        changes: [{ title: 'IPHONE-15-BLACK', before: 20_000, after: 13_000 }],
        moreChanges: 0,
      },
    ]);
    await release();
    expect(await admin.get('admin-product', item)).toMatchObject({
      price: 13_000,
      waitingPrice: null,
    });
  });

  it('waits when it is typed into the list, and the other cells of its row do not', async () => {
    const edited = await typeIntoList(1);
    expect(edited).toMatchObject({
      applied: 1,
      refused: [{ id: shop.black, column: 'newPrice' }],
      rows: [{ nameCs: 'Nový', newPrice: 20_000 }],
    });
    expect(await typeIntoList(1)).toMatchObject({ refused: [{ column: 'newPrice' }] });
    expect(await acts()).toHaveLength(1);
    await release();
    expect(await priceOf()).toBe(1);
  });

  it('is no way round by steps of a quarter', async () => {
    expect((await save(16_000)).price).toBe(16_000);
    expect(await save(13_000)).toMatchObject({ price: 16_000, waitingPrice: 13_000 });
    expect((await save(20_000)).price).toBe(20_000);
  });

  it('is stale where the price has changed meanwhile', async () => {
    await save(13_000);
    await save(19_000);
    expect((await refusalOf(release())).status).toBe(409);
    expect(await priceOf()).toBe(19_000);
  });

  it('is none when a device that was bought back gets its first price', async () => {
    const { id } = await addProduct(app.deps.knex, {
      master_product_id: shop.blue,
      condition: 'used',
      grade: 'B',
      price: 5_900,
      bought_for: 5_900,
      is_on_sale: false,
    });
    const params = { productId: id };
    const price = (version: number, wanted: number) =>
      admin.patch('admin-product-update', { params, body: { version, price: wanted } });
    expect(await price(1, 5_800)).toMatchObject({ price: 5_900, waitingPrice: 5_800 });
    expect((await price(2, 9_900)).price).toBe(9_900);
    expect((await price(3, 6_000)).price).toBe(9_900);
  });

  it('waits for a level too', async () => {
    await addPriceLevel(app.deps.knex);
    const body = { version: 1, levelId: 1, price: 100 };
    const asked = await admin.patch('admin-level-price-set', { ...item, body });
    expect(asked).toMatchObject({ prices: [], version: 1, prepared: { id: expect.any(Number) } });
    expect(await acts()).toMatchObject([{ changes: [{ before: null, after: 100 }] }]);
    await release();
    const { prices } = await admin.get('admin-level-prices', item);
    expect(prices).toEqual([{ levelId: 1, price: 100 }]);
  });

  it('waits for a level below the cost of new goods with VAT', async () => {
    await addPriceLevel(app.deps.knex);
    const { price = 0 } = (await app.deps.knex('products').where({ id: 1 }).first('price')) ?? {};
    await app.deps
      .knex('products')
      .where({ id: 1 })
      .update({ unit_cost: Math.round(price / 1.21) - 1 });
    const set = (level: number) =>
      admin.patch('admin-level-price-set', {
        ...item,
        body: { version: 1, levelId: 1, price: level },
      });
    expect((await set(price - 100)).prepared).not.toBeNull();
    expect((await set(price - 1)).prepared).toBeNull();
  });
});

describe('stock that is written off', () => {
  const count = (onHand: number, countedFrom = 5) =>
    admin.patch('admin-stock-set', {
      ...item,
      body: { placeId: shop.warehouse, countedFrom, onHand, reason: 'nenalezeno' },
    });
  const onHand = async () => (await admin.get('admin-stock', item)).places[0]?.onHand;

  it('waits for another person from a worth on, and says what goes', async () => {
    expect((await count(3)).prepared).not.toBeNull();
    expect(await onHand()).toBe(5);
    expect(await acts()).toMatchObject([
      {
        act: 'write_off',
        title: 'IPHONE-15-BLACK −2',
        amount: 40_000,
        reason: 'nenalezeno',
        changes: [{ title: 'IPHONE-15-BLACK', before: 5, after: 3 }],
      },
    ]);
    await release();
    expect(await onHand()).toBe(3);
  });

  it('adds up in a day: one by one is not below the limit', async () => {
    await app.deps.knex('products').where({ id: shop.product }).update({ price: 900 });
    expect((await count(4)).prepared).toBeNull();
    expect((await count(3, 4)).prepared).toBeNull();
    expect((await count(2, 3)).prepared).not.toBeNull();
    expect(await onHand()).toBe(3);
  });

  it('is stale where somebody counted meanwhile', async () => {
    await count(3);
    await count(7);
    expect((await refusalOf(release())).status).toBe(409);
    expect(await onHand()).toBe(7);
  });
});
