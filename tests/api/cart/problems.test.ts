import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '#tests/api/catalog/count-statements.ts';
import { addLevelPrice, addLimitedOffer, addPriceLevel } from '#tests/support/factories/prices.ts';
import { addProfile } from '#tests/support/factories/people.ts';
import { addStock, setStock } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import {
  add,
  addOns,
  buyback,
  cartOf,
  discount,
  items,
  prepareCartShop,
  programs,
  signedIn,
  start,
  startCartApp,
} from './cart-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCartApp();
});
beforeEach(() => prepareCartShop(app));
afterAll(() => app.close());

const product = (id: number, change: object) =>
  app.deps.knex('products').where({ id }).update(change);

/** Mends the only problem of a cart and answers the cart after it. */
async function mend(client: TestClient) {
  const { problems } = await cartOf(client);
  expect(problems).toHaveLength(1);
  return client.post('cart-repair', { body: { problem: problems[0]?.id ?? '' } });
}

describe('a cart says what is wrong and mends it by one click', () => {
  it('when a product is sold no more: it stays, priced, in no total (T-CART-11)', async () => {
    const client = app.client();
    await add(client, { generalTuito: { id: addOns.insurance } });
    await add(client, { product: items.case });
    await product(items.phone, { is_on_sale: false });
    const cart = await cartOf(client);
    expect(cart.cartPackagesItems).toMatchObject([
      { isBlocked: true, listTotal: 20_000, packageTotal: 21_660 },
      { isBlocked: false },
    ]);
    expect(cart.totals).toMatchObject({ listTotal: 500, total: 500 });
    expect(cart.problems).toMatchObject([{ kind: 'not_on_sale', repair: 'remove_package' }]);
    expect(cart.problems[0]?.message).toContain('iPhone 15 128 GB Černá');
    expect((await mend(client)).cartPackagesItems).toHaveLength(1);
  });

  it('when it is sold out, or fewer are left', async () => {
    const client = app.client();
    await add(client, { quantity: 4 });
    const stock = { product_id: items.phone };
    await setStock(app.deps.knex, stock, { on_hand: 3, allocated: 0 });
    expect((await cartOf(client)).problems).toMatchObject([{ kind: 'fewer_left' }]);
    expect(await mend(client)).toMatchObject({ count: 3, problems: [] });
    await setStock(app.deps.knex, stock, { allocated: 3 });
    expect((await cartOf(client)).problems).toMatchObject([{ kind: 'sold_out' }]);
    expect((await mend(client)).count).toBe(0);
  });

  it('when it lies in a store only, which is not sold out', async () => {
    const client = app.client();
    await addStock(app.deps.knex, { product_id: items.galaxy, place_id: 1 });
    await add(client, { product: items.galaxy });
    await setStock(app.deps.knex, { product_id: items.galaxy, place_id: 1 }, { on_hand: 0 });
    const { problems } = await cartOf(client);
    expect(problems).toMatchObject([{ kind: 'only_at_stores', isBlocking: true }]);
    expect(problems[0]?.message).toContain('jen na prodejně');
  });

  it.each([
    [20_490, 'zdražilo z 20\u00A0000\u00A0Kč na 20\u00A0490\u00A0Kč'],
    [19_490, 'zlevnilo z 20\u00A0000\u00A0Kč na 19\u00A0490\u00A0Kč'],
  ])('when its price is %d now (T-CART-8)', async (price, said) => {
    const client = app.client();
    await add(client);
    const before = await cartOf(client);
    await product(items.phone, { price });
    const cart = await cartOf(client);
    expect(cart.totals.total).toBe(price);
    expect(cart.digest).not.toBe(before.digest);
    expect(cart.problems).toMatchObject([{ kind: 'price_changed', isBlocking: false }]);
    expect(cart.problems[0]?.message).toContain(said);
    const mended = await mend(client);
    expect(mended.problems).toEqual([]);
    expect(mended.digest).toBe(cart.digest);
  });

  it('when the quote of an insurance has ended, which one click renews (T-CART-9)', async () => {
    const client = app.client();
    await add(client, { generalTuito: { id: addOns.insurance } });
    await app.deps.knex('add_ons').where('id', addOns.insurance).update({ price_permille: 100 });
    app.clock.now = new Date(start.getTime() + 86_399_000);
    expect((await cartOf(client)).problems).toEqual([]);
    app.clock.now = new Date(start.getTime() + 86_400_000);
    const cart = await cartOf(client);
    expect(cart.problems).toMatchObject([
      { kind: 'quote_expired', isBlocking: true, repair: 'renew_quote' },
    ]);
    expect(cart.problems[0]?.message).toContain('Cena pojištění se změnila, vyberte jej znovu.');
    const mended = await mend(client);
    expect(mended.problems).toEqual([]);
    expect(mended.cartPackagesItems[0]?.children).toMatchObject([
      { unitPrice: 2_000, quoteExpiresAt: '2026-11-23T12:00:00.000Z' },
    ]);
  });

  it('when an add-on is offered no more', async () => {
    const client = app.client();
    await add(client, { screenTuito: { id: addOns.glass } });
    await app.deps.knex('add_ons').where('id', addOns.glass).update({ is_active: false });
    expect((await cartOf(client)).problems).toMatchObject([{ kind: 'add_on_not_offered' }]);
    expect((await mend(client)).cartPackagesItems).toMatchObject([{ children: [] }]);
  });

  it('when its installments are not possible any more (T-INS-6)', async () => {
    const client = app.client();
    await add(client, { installmentId: programs.online });
    await product(items.phone, { price: 3_100 });
    await app.deps.knex('cart_packages').update({ seen_price: 3_100 });
    expect((await cartOf(client)).problems).toMatchObject([{ kind: 'installment_not_possible' }]);
    expect((await mend(client)).cartPackagesItems).toMatchObject([{ payment: 'at_once' }]);
  });

  it('when leasing came to lie beside another by a merge (T-CART-3)', async () => {
    const client = app.client();
    await add(client, { product: items.laterPhone, installmentId: programs.leasing });
    const home = await signedIn(app, 'customer');
    await add(home);
    await signedIn(app, 'customer', client);
    expect((await cartOf(client)).problems).toMatchObject([{ kind: 'leasing_not_alone' }]);
    expect(await mend(client)).toMatchObject({
      cartPackagesItems: [{ productId: items.laterPhone }],
      problems: [],
    });
  });

  it('when the device that is set off went to another order', async () => {
    const id = await buyback(app, { code: 'abcdefghijklmnopqrstuv', price: 6_000 });
    const client = app.client();
    await add(client, { buyoutProduct: 'abcdefghijklmnopqrstuv' });
    await app.deps.knex('buybacks').where({ id }).update({ status: 'cancelled' });
    expect(await cartOf(client)).toMatchObject({
      problems: [{ kind: 'buyback_not_valid' }],
      totals: { buyback: 0, due: 20_000 },
    });
    expect((await mend(client)).cartPackagesItems).toMatchObject([{ buyoutProduct: null }]);
  });

  it('when the delivery or the payment that was chosen is gone', async () => {
    const client = app.client();
    await add(client);
    const { knex } = app.deps;
    await knex('carts').update({ delivery_code: 'kuryr', payment_code: 'dobirka' });
    expect((await cartOf(client)).totals).toMatchObject({
      shipping: 99,
      paymentFee: 29,
      total: 20_128,
      missingToFreeDelivery: 10_000,
    });
    await knex('delivery_methods').update({ is_active: false });
    expect((await cartOf(client)).problems).toMatchObject([{ kind: 'delivery_unavailable' }]);
    expect((await mend(client)).totals.shipping).toBeNull();
    await knex('payment_methods').update({ is_active: false });
    expect((await mend(client)).totals.paymentFee).toBeNull();
  });

  it('and minds neither a second click nor a problem that never was', async () => {
    const client = app.client();
    await add(client);
    for (const problem of ['not_on_sale.1..', 'whatever']) {
      expect((await client.post('cart-repair', { body: { problem } })).count).toBe(1);
    }
  });
});

describe('prices of a cart', () => {
  it('are read in as many statements for one line as for many, and discounts once', async () => {
    await discount(app, { value: 10 });
    const client = app.client();
    await add(client, { generalTuito: { id: addOns.insurance } });
    await cartOf(client);
    // Cart, packages, products, and what was visited last.
    expect(await countStatements(app.deps.knex, () => cartOf(client))).toBe(4);
    await add(client, { product: items.case });
    await add(client, { product: items.usedPhone });
    await add(client, { product: items.laterPhone, quantity: 2 });
    expect(await countStatements(app.deps.knex, () => cartOf(client))).toBe(4);
  });

  it('follow a change of the discounts at once', async () => {
    const client = app.client();
    await add(client);
    expect((await cartOf(client)).totals.saved).toBe(0);
    const id = await discount(app, { value: 10 });
    expect((await cartOf(client)).totals.saved).toBe(2_000);
    await app.deps.knex('discounts').where({ id }).update({ discount_value: 20 });
    expect((await cartOf(client)).totals.saved).toBe(4_000);
    await app.deps.knex('discounts').where({ id }).update({ max_uses: 1, uses: 1 });
    expect((await cartOf(client)).totals.saved).toBe(0);
  });

  it('are those of a limited offer while it has a piece for each of the line', async () => {
    await addLimitedOffer(app.deps.knex, {
      product_id: items.phone,
      price: 18_000,
      pieces: 2,
      valid_from: start,
      valid_until: new Date(start.getTime() + 3_600_000),
    });
    const client = app.client();
    const { packageId: id } = await add(client, { quantity: 2 });
    expect((await cartOf(client)).totals).toMatchObject({ listTotal: 36_000, total: 36_000 });
    const body = { quantity: 3 };
    await client.patch('cart-package-product-change', { params: { id }, body });
    expect(await cartOf(client)).toMatchObject({ totals: { total: 60_000 }, problems: [] });
  });

  it("are those of the account's price level, which never raises one", async () => {
    const { knex } = app.deps;
    const client = await signedIn(app, 'business');
    const level = await addPriceLevel(knex);
    await addLevelPrice.many(knex, [
      { product_id: items.phone, level_id: level.id, price: 18_500 },
      { product_id: items.case, level_id: level.id, price: 900 },
    ]);
    const user = await knex('users').first<{ id: number }>('id');
    await addProfile(knex, { user_id: user.id, price_level_id: level.id });
    await add(client);
    await add(client, { product: items.case });
    expect(await cartOf(client)).toMatchObject({
      totals: { listTotal: 20_500, goods: 19_000, saved: 1_500 },
      problems: [],
    });
  });

  it('of a group are for its customers', async () => {
    await discount(app, { value: 10, more: { customer_groups: ['business'] } });
    const [guest, firm] = [app.client(), await signedIn(app, 'business')];
    for (const client of [guest, firm]) await add(client);
    expect((await cartOf(guest)).totals.saved).toBe(0);
    expect((await cartOf(firm)).totals.saved).toBe(2_000);
  });
});
