import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '#tests/api/catalog/count-statements.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  add,
  addOns,
  cartOf,
  items,
  prepareCartShop,
  programs,
  signedIn,
  startCartApp,
} from './cart-fixture.ts';
import { setStock } from '#tests/support/factories/stock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCartApp();
});
beforeEach(() => prepareCartShop(app));
afterAll(() => app.close());

describe('adding a product', () => {
  it('makes a cart and answers the number on the badge', async () => {
    const client = app.client();
    expect(await add(client, { quantity: 2 })).toMatchObject({ count: 2 });
    expect(await add(client, { product: items.case })).toMatchObject({ count: 3 });
    const cart = await cartOf(client);
    expect(cart.count).toBe(3);
    expect(cart.cartPackagesItems).toMatchObject([
      { productId: items.phone, quantity: 2, unitPrice: 20_000, packageTotal: 40_000 },
      { productId: items.case, quantity: 1, unitPrice: 500 },
    ]);
    expect(cart.totals).toMatchObject({ listTotal: 40_500, goods: 40_500, total: 40_500 });
    expect(cart.problems).toEqual([]);
  });

  it('lets an equal package grow instead of making another', async () => {
    const client = app.client();
    const { packageId } = await add(client);
    expect(await add(client, { quantity: 3 })).toEqual({ count: 4, packageId });
    expect((await cartOf(client)).cartPackagesItems).toMatchObject([{ quantity: 4 }]);
  });

  it('takes a variant by its name, at the offer that its page shows first', async () => {
    const client = app.client();
    await add(client, { product: 'iphone-15-128-black' });
    expect((await cartOf(client)).cartPackagesItems).toMatchObject([{ productId: items.phone }]);
  });

  it('asks the database for what stands and to write, whatever the product', async () => {
    const client = app.client();
    await client.csrf();
    await add(client);
    expect(await countStatements(app.deps.knex, () => add(client))).toBe(2);
    const signed = await signedIn(app, 'customer');
    await add(signed);
    // The session is the third one.
    expect(await countStatements(app.deps.knex, () => add(signed))).toBe(3);
  });

  it('counts every piece of additions that come at once', async () => {
    const client = app.client();
    await client.csrf();
    const results = await Promise.all(Array.from({ length: 8 }, () => add(client)));
    expect(new Set(results.map(({ packageId }) => packageId)).size).toBe(1);
    expect(await cartOf(client)).toMatchObject({ count: 8 });
    expect(await app.deps.knex('carts').where('status', 'open')).toHaveLength(1);
  });

  it('never lets a line pass its limit, however many come at once', async () => {
    const client = app.client();
    await client.csrf();
    await setStock(app.deps.knex, { product_id: items.phone }, { on_hand: 500 });
    const results = await Promise.allSettled(Array.from({ length: 14 }, () => add(client)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await cartOf(client)).toMatchObject({ count: 10 });
  });

  it('sees nothing of a price, discount or total that a client sends', async () => {
    const client = app.client();
    await client.change('cart/add-product/', {
      product: items.phone,
      price: 1,
      unit_price: 1,
      discount: 19_999,
      total: 1,
    });
    expect((await cartOf(client)).totals.total).toBe(20_000);
  });
});

describe('a product that cannot be added', () => {
  const refused = async (body: Readonly<Record<string, unknown>>, role?: 'business') => {
    const client = role ? await signedIn(app, role) : app.client();
    return add(client, body).then(
      () => null,
      (error: unknown): unknown => Reflect.get(Object(error), 'body'),
    );
  };

  it.each([
    [{ product: 999 }, { product: ['Tento produkt v nabídce nemáme.'] }],
    [{ product: 'nowhere' }, { product: ['Tento produkt v nabídce nemáme.'] }],
    [
      { product: items.galaxy },
      {
        non_field_errors: [
          'Tento kus je jen na prodejně. Na stránce produktu si ho zarezervujte a na prodejně si ho vyzvedněte.',
        ],
      },
    ],
    [{ quantity: 0 }, { quantity: ['Zadejte celý počet kusů, alespoň 1.'] }],
    [{ quantity: 1.5 }, { quantity: ['Zadejte celý počet kusů, alespoň 1.'] }],
    [{ quantity: 10 }, { quantity: ['Tolik kusů už na skladě nemáme.'] }],
  ])('%j is refused and stores nothing', async (body, expected) => {
    expect(await refused(body)).toEqual(expected);
    expect(await app.deps.knex('carts')).toEqual([]);
  });

  it('is a used device that lies in the cart already, however it was configured', async () => {
    const client = app.client();
    await add(client, { product: items.usedPhone });
    const again = { product: items.usedPhone, generalTuito: { id: addOns.insurance } };
    for (const body of [again, { product: items.usedPhone }]) {
      await expect(add(client, body)).rejects.toMatchObject({
        body: { non_field_errors: ['Tento kus je jen jeden a v košíku už ho máte.'] },
      });
    }
  });

  it('is more than ten pieces of a customer, and more than 999 of a business', async () => {
    await setStock(app.deps.knex, { product_id: items.case }, { on_hand: 2_000 });
    const much = (quantity: number) => ({ product: items.case, quantity });
    expect(await refused(much(11))).toHaveProperty('quantity');
    expect(await refused(much(999), 'business')).toBeNull();
    expect(await refused(much(1_000), 'business')).toHaveProperty('quantity');
  });

  it('is anything beside a leased one, and a leased one beside anything (T-CART-3)', async () => {
    const leased = { product: items.laterPhone, installmentId: programs.leasing };
    const [one, other] = [app.client(), app.client()];
    await add(one, leased);
    await expect(add(one)).rejects.toMatchObject({
      status: 400,
      body: { installment_id: [/Leasing/] },
    });
    await add(other);
    await expect(add(other, leased)).rejects.toMatchObject({ status: 400 });
    expect((await cartOf(other)).count).toBe(1);
  });
});
