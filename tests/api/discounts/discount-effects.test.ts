import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  add,
  items,
  password,
  prepareCartShop,
  start,
  startCartApp,
} from '#tests/api/cart/cart-fixture.ts';
import { addOrder, addOrderLine } from '#tests/support/factories/orders.ts';
import { addDiscount, addDiscountCode, addLimitedOffer } from '#tests/support/factories/prices.ts';
import { signIn } from '#tests/support/staff.ts';
import { createAccount, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let staff: TestClient;
beforeAll(async () => {
  app = await startCartApp();
});
beforeEach(async () => {
  await prepareCartShop(app);
  staff = await signIn(app, 'pricing');
});
afterAll(() => app.close());

const dayMs = 86_400_000;

/** An order of one phone for 20 000, so many days ago; it costs the shop 12 000 without VAT. */
async function sell(daysAgo: number, more: Parameters<typeof addOrder>[1] = {}) {
  const { knex } = app.deps;
  await knex('products').where({ id: items.phone }).update({ unit_cost: 12_000 });
  const order = await addOrder(knex, {
    total: 20_000,
    payment_code: 'dobirka',
    status: 'confirmed',
    placed_at: new Date(start.getTime() - daysAgo * dayMs),
    ...more,
  });
  const variant = await knex('master_products').where({ id: 1 }).first('code');
  await addOrderLine(knex, {
    order_id: order.id,
    product_id: items.phone,
    code: variant?.code ?? '',
    unit_price: 20_000,
  });
  return order;
}

const simulate = (id: number, days: '7' | '21' | '42' | '90' = '21') =>
  staff.get('admin-discount-simulation', { params: { id }, query: { days } });

describe('the simulation of a discount', () => {
  it('prices the orders of the days and the open carts with it and without it', async () => {
    const { id } = await addDiscount(app.deps.knex, { is_active: false });
    await sell(3);
    await sell(30);
    await sell(1, { status: 'cancelled' });
    await add(app.client());
    const week = await simulate(id, '7');
    expect(week.orders).toEqual({
      count: 1,
      touched: 1,
      before: { revenue: 20_000, margin: 4_528.93 },
      after: { revenue: 18_000, margin: 2_876.03 },
    });
    expect(week.carts).toMatchObject({ count: 1, touched: 1, after: { revenue: 18_000 } });
    expect(week.isPart).toBe(false);
    expect((await simulate(id, '42')).orders.count).toBe(2);
  });

  it('goes through more pages than one without losing or doubling any', async () => {
    const { knex } = app.deps;
    const { id } = await addDiscount(knex);
    const at = { placed_at: new Date(start.getTime() - dayMs), payment_code: 'dobirka' };
    await addOrder.many(
      knex,
      Array.from({ length: 501 }, () => at),
    );
    await sell(2);
    expect((await simulate(id)).orders).toMatchObject({ count: 502, touched: 1 });
  });

  it('says who gains, what counts beside it and what goes below its cost', async () => {
    const { knex } = app.deps;
    await addDiscount(knex, {
      discount_type: 'absolute',
      discount_value: 100,
      is_automatic_assignment: true,
      marketing_name_cs: 'Stovka',
    });
    const { id } = await addDiscount(knex, { discount_value: 40 });
    await sell(3);
    const found = await simulate(id);
    expect(found.beside).toMatchObject([{ name: { cs: 'Stovka' }, carts: 1 }]);
    expect(found.gainers).toEqual([{ group: 'guest', carts: 1, saved: 8_000 }]);
    expect(found.linesBelowCost).toBe(1);
  });
});

describe('the check of a discount', () => {
  it('names others that may meet it, and goods that it takes below their cost', async () => {
    const { knex } = app.deps;
    await sell(1);
    const other = await addDiscount(knex, { is_combinable: false, marketing_name_cs: 'Jiná' });
    const { id } = await addDiscount(knex, { discount_value: 40 });
    const found = await staff.get('admin-discount-check', { params: { id } });
    expect(found.overlaps).toEqual([
      { id: other.id, isCombinable: false, name: { cs: 'Jiná', ro: 'Reducere' } },
    ]);
    expect(found.belowCost).toMatchObject({
      count: 1,
      examples: [{ price: 20_000, left: 12_000, cost: 12_000 }],
    });
  });

  it('is not for those who do not keep discounts, nor for one that is not there', async () => {
    const unknown = staff.get('admin-discount-check', { params: { id: 999 } });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
    const picker = await signIn(app, 'picker');
    const { id } = await addDiscount(app.deps.knex);
    const refused = picker.get('admin-discount-check', { params: { id } });
    await expect(refused).rejects.toMatchObject({ status: 403 });
  });
});

describe('why a code took nothing', () => {
  const ask = (code: string, of: string) =>
    staff.post('admin-discount-why-not', { body: { code, of } });

  it('is told of an order at the moment at which it was placed', async () => {
    const { knex } = app.deps;
    const order = await sell(10);
    const late = await addDiscount(knex, { valid_from: new Date(start.getTime() - dayMs) });
    await addDiscountCode(knex, { discount_id: late.id, code: 'PODZIM' });
    expect(await ask('podzim', order.number)).toMatchObject({ outcome: 'not_yet_valid', saved: 0 });
    const big = await addDiscount(knex, { minimal_discount_numerical: 25_000 });
    await addDiscountCode(knex, { discount_id: big.id, code: 'VELKY' });
    expect(await ask('VELKY', order.number)).toMatchObject({
      outcome: 'minimum_not_reached',
      missing: 5_000,
    });
    const good = await addDiscount(knex);
    await addDiscountCode(knex, { discount_id: good.id, code: 'DOBRY' });
    expect(await ask('DOBRY', order.number)).toMatchObject({ outcome: 'applied', saved: 2_000 });
  });

  it('is told of the open cart of a customer, found by the e-mail of the account', async () => {
    const { knex } = app.deps;
    const client = app.client();
    await createAccount(app.deps, { eMail: 'jana@posta.example', password, role: 'customer' });
    await client.login('jana@posta.example', password);
    await add(client);
    const { id } = await addDiscount(knex, { customer_groups: ['business'] });
    await addDiscountCode(knex, { discount_id: id, code: 'FIRMA' });
    expect(await ask('FIRMA', 'Jana@Posta.example')).toMatchObject({ outcome: 'wrong_group' });
  });

  it('prices the cart as its customer sees it, with an offer that runs, for support too', async () => {
    const { knex } = app.deps;
    const client = app.client();
    await createAccount(app.deps, { eMail: 'jana@posta.example', password, role: 'customer' });
    await client.login('jana@posta.example', password);
    await add(client);
    await addLimitedOffer(knex, { product_id: items.phone, price: 10_000 });
    const { id } = await addDiscount(knex);
    await addDiscountCode(knex, { discount_id: id, code: 'DESET', max_uses: 5 });
    const support = await signIn(app, 'support');
    const body = { code: 'deset', of: 'jana@posta.example' };
    const why = await support.post('admin-discount-why-not', { body });
    expect(why).toMatchObject({ outcome: 'applied', saved: 1_000 });
    const { totals } = await client.get('cart', {});
    expect(totals).toMatchObject({ goods: 10_000, applied: [] });
    await expect(support.get('admin-discount-list', { query: {} })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('says which of the two is not known', async () => {
    const order = await sell(1);
    await expect(ask('NENI', order.number)).rejects.toMatchObject({
      status: 400,
      body: { code: ['Takový slevový kód neexistuje.'] },
    });
    await addDiscountCode(app.deps.knex, { code: 'JE' });
    for (const of of ['999', 'nikdo@posta.example']) {
      await expect(ask('JE', of)).rejects.toMatchObject({
        status: 400,
        body: { of: [expect.any(String)] },
      });
    }
  });
});
