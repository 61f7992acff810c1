import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  add,
  addOns,
  buyback,
  cartOf,
  items,
  prepareCartShop,
  programs,
  start,
  startCartApp,
} from './cart-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCartApp();
});
beforeEach(() => prepareCartShop(app));
afterAll(() => app.close());

const insured = { generalTuito: { id: addOns.insurance } };
const protectedToo = { ...insured, screenTuito: { id: addOns.glass } };
const later = (minutes: number) => (app.clock.now = new Date(start.getTime() + minutes * 60_000));
const remove = (client: ReturnType<TestApp['client']>, id: number) =>
  client.post('cart-remove-product', { params: { id }, body: {} });
const restore = (client: ReturnType<TestApp['client']>, id: number) =>
  client.post('cart-restore-product', { params: { id } });

describe('a package', () => {
  it('has what was chosen to its product, at prices of the shop', async () => {
    const client = app.client();
    await add(client, { ...protectedToo, mpWarranty: { monthCount: 12 } });
    const { cartPackagesItems, totals } = await cartOf(client);
    expect(cartPackagesItems[0]).toMatchObject({ packageTotal: 20_000 + 1_660 + 1_200 + 399 });
    expect(cartPackagesItems[0]?.children).toMatchObject([
      { kind: 'insurance', unitPrice: 1_660, quoteExpiresAt: '2026-11-22T12:00:00.000Z' },
      { kind: 'extended_warranty', unitPrice: 1_200, months: 12, quoteExpiresAt: null },
      { kind: 'screen_protection', unitPrice: 399 },
    ]);
    expect(totals.total).toBe(23_259);
  });

  it('stands apart from the same product with other choices, and joins an equal one', async () => {
    const client = app.client();
    const { packageId } = await add(client, insured);
    await add(client);
    expect(await add(client, insured)).toEqual({ count: 3, packageId });
    const { cartPackagesItems } = await cartOf(client);
    expect(cartPackagesItems.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(cartPackagesItems[0]?.children).toMatchObject([{ quantity: 2, listTotal: 3_320 }]);
  });

  it.each([
    [{ generalTuito: { id: addOns.glass } }, 'general_tuito'],
    [{ generalTuito: { id: 99 } }, 'general_tuito'],
    [{ mpWarranty: { monthCount: 36 } }, 'mp_warranty'],
    [{ prolongWarranty: { code: 'prodlouzeni-12' } }, 'prolong_warranty'],
    [{ installmentId: programs.retired }, 'installment_id'],
    [{ product: items.case, installmentId: programs.online }, 'installment_id'],
    [{ buyoutProduct: 'nobody-knows-this-code' }, 'buyout_product'],
  ])('is refused with %j, which is not offered with it', async (body, field) => {
    await expect(add(app.client(), body)).rejects.toMatchObject({
      status: 400,
      body: { [field]: [expect.any(String)] },
    });
  });

  it('takes an accessory along that was added to it, and counts it', async () => {
    const client = app.client();
    const { packageId } = await add(client);
    const accessory = { product: items.case, cartPackageItemParentId: packageId, quantity: 2 };
    expect(await add(client, accessory)).toEqual({ count: 3, packageId });
    const [pack] = (await cartOf(client)).cartPackagesItems;
    expect(pack?.children).toMatchObject([{ kind: 'accessory', quantity: 2, listTotal: 1_000 }]);
    await expect(add(client, { ...accessory, product: items.laterPhone })).rejects.toMatchObject({
      body: { cart_package_item_parent_id: ['Takto lze přidat jen příslušenství.'] },
    });
  });
});

describe('removing', () => {
  it('takes the children along, and an undo brings all back with their quotes (T-CART-1)', async () => {
    const client = app.client();
    const { packageId } = await add(client, protectedToo);
    const before = await cartOf(client);
    expect(await remove(client, packageId)).toEqual({ count: 0, undo: { packageId } });
    expect((await cartOf(client)).cartPackagesItems).toEqual([]);
    await app.deps.knex('products').where('id', items.phone).update({ price: 20_500 });
    later(29);
    expect(await restore(client, packageId)).toEqual({ count: 1 });
    const after = await cartOf(client);
    expect(after.cartPackagesItems[0]?.children).toEqual(before.cartPackagesItems[0]?.children);
    // A second click on undo changes nothing.
    expect(await restore(client, packageId)).toEqual({ count: 1 });
  });

  it('can be undone for half an hour', async () => {
    const client = app.client();
    const { packageId } = await add(client);
    await remove(client, packageId);
    later(31);
    await expect(restore(client, packageId)).rejects.toMatchObject({ status: 409 });
  });

  it('joins what was added again meanwhile', async () => {
    const client = app.client();
    const { packageId } = await add(client, { quantity: 2 });
    await remove(client, packageId);
    await add(client);
    expect(await restore(client, packageId)).toEqual({ count: 3 });
    expect((await cartOf(client)).cartPackagesItems).toHaveLength(1);
  });

  it('of one child leaves the rest, which may then be the same as another package', async () => {
    const client = app.client();
    await add(client);
    await add(client, insured);
    const child = (await cartOf(client)).cartPackagesItems[1]?.children[0]?.id ?? 0;
    const body = { parentPackageProductSeoName: 'iphone-15-128-black' };
    const reply = await client.post('cart-remove-product', { params: { id: child }, body });
    expect(reply).toEqual({ count: 2, undo: null });
    expect((await cartOf(client)).cartPackagesItems).toMatchObject([{ quantity: 2, children: [] }]);
  });
});

describe("another visitor's package", () => {
  it('is not found by any call', async () => {
    const [mine, other] = [app.client(), app.client()];
    const { packageId: id } = await add(mine, insured);
    const child = (await cartOf(mine)).cartPackagesItems[0]?.children[0]?.id ?? 0;
    await add(other, { product: items.case });
    const parent = { parentPackageProductSeoName: 'iphone-15-128-black' };
    const tries = [
      () => remove(other, id),
      () => restore(other, id),
      () => other.post('cart-remove-product', { params: { id: child }, body: parent }),
      () => other.get('cart-package-product', { params: { id } }),
      () => other.patch('cart-package-product-change', { params: { id }, body: { quantity: 2 } }),
      () =>
        other.post('cart-prolong-warranty', { body: { packageId: id, code: 'prodlouzeni-12' } }),
      () => other.delete('cart-prolong-warranty-remove', { query: { packageId: id } }),
      () => add(other, { product: items.case, cartPackageItemParentId: id }),
    ];
    for (const each of tries) await expect(each()).rejects.toMatchObject({ status: 404 });
    expect((await cartOf(mine)).cartPackagesItems).toMatchObject([{ id, quantity: 1 }]);
  });
});

describe('changing a package', () => {
  const change = (client: ReturnType<TestApp['client']>, id: number, body: object) =>
    client.patch('cart-package-product-change', { params: { id }, body });

  it('counts what belongs to each piece with the pieces (T-CART-2)', async () => {
    const client = app.client();
    const { packageId } = await add(client, insured);
    await add(client, { product: items.case, cartPackageItemParentId: packageId });
    const { package: pack } = await change(client, packageId, { quantity: 3 });
    expect(pack.children).toMatchObject([
      { kind: 'insurance', quantity: 3 },
      { kind: 'accessory', quantity: 1 },
    ]);
  });

  it('says what can be chosen to it and what is', async () => {
    const client = app.client();
    const { packageId: id } = await add(client, insured);
    const data = await client.get('cart-package-product', { params: { id } });
    expect(data.options.map(({ code, price, isChosen }) => [code, price, isChosen])).toEqual([
      ['poskozeni', 1_660, true],
      ['zaruka-12', 1_200, false],
      ['sklo', 399, false],
    ]);
    expect(data.accessories).toEqual(['silikonovy-kryt']);
  });

  it('chooses anew what it names and leaves the rest', async () => {
    const client = app.client();
    const { packageId } = await add(client, protectedToo);
    const { package: one } = await change(client, packageId, { warrantyMonthValue: 12 });
    expect(one.children.map(({ kind }) => kind)).toEqual([
      'insurance',
      'extended_warranty',
      'screen_protection',
    ]);
    const body = { selectedInsuranceIds: [], warrantyMonthValue: null };
    const { package: other } = await change(client, packageId, body);
    expect(other.children.map(({ kind }) => kind)).toEqual(['screen_protection']);
  });

  it.each([
    [items.phone, 10, 'Tolik kusů už na skladě nemáme.'],
    [items.laterPhone, 11, expect.stringContaining('Tolik kusů najednou koupit nelze')],
    [items.usedPhone, 2, expect.stringContaining('Tento kus je jen jeden')],
  ])('refuses of %d %d pieces', async (product, quantity, message: unknown) => {
    const client = app.client();
    const { packageId } = await add(client, { product });
    await expect(change(client, packageId, { quantity })).rejects.toMatchObject({
      body: { quantity: [message] },
    });
  });

  it('puts it on installments of its price, and refuses leasing beside another', async () => {
    const client = app.client();
    const { packageId } = await add(client, insured);
    const { package: pack } = await change(client, packageId, { installmentId: programs.online });
    expect(pack).toMatchObject({
      payment: 'installments',
      installment: { installmentArrangeType: 'online', downPayment: 2_166, financed: 19_494 },
    });
    await add(client, { product: items.case });
    await expect(
      change(client, packageId, { installmentId: programs.leasing }),
    ).rejects.toMatchObject({ status: 400 });
    const { package: paid } = await change(client, packageId, { installmentId: null });
    expect(paid.payment).toBe('at_once');
  });

  it('becomes one with a package that has the same choices now', async () => {
    const client = app.client();
    const { packageId: plain } = await add(client);
    const { packageId } = await add(client, insured);
    const { package: pack } = await change(client, packageId, { selectedInsuranceIds: [] });
    expect(pack).toMatchObject({ id: plain, quantity: 2 });
  });

  it('prolongs the warranty of a used device, and takes that back', async () => {
    const client = app.client();
    const { packageId } = await add(client, { product: items.usedPhone });
    const body = { packageId, code: 'prodlouzeni-12' };
    expect((await client.post('cart-prolong-warranty', { body })).totals.total).toBe(12_960);
    const query = { packageId };
    const after = await client.delete('cart-prolong-warranty-remove', { query });
    expect(after.totals.total).toBe(12_000);
  });
});

describe('a swapped device', () => {
  it('pays a part with its voucher, and what is left of it is paid out (T-REF-5)', async () => {
    await buyback(app, { code: 'abcdefghijklmnopqrstuv', price: 6_000 });
    const client = app.client();
    await add(client, { buyoutProduct: 'abcdefghijklmnopqrstuv' });
    expect((await cartOf(client)).totals).toMatchObject({ buyback: 6_000, due: 14_000, payout: 0 });
    const body = { code: 'abcdefghijklmnopqrstuv' };
    const withBonus = await client.post('cart-bonus-buyback', { body });
    expect(withBonus.totals).toMatchObject({ total: 20_000, bonus: 2_000, due: 12_000 });
    await app.deps.knex('buyback_vouchers').where('minimal_price', 6_000).update('amount', 1_700);
    expect((await cartOf(client)).totals).toMatchObject({ bonus: 1_700, due: 12_300 });
    const without = await client.delete('cart-bonus-buyback-remove', {});
    expect(without).toMatchObject({ bonusBuyback: null, totals: { due: 14_000 } });
  });

  it('is set off once in a cart, and the second says so', async () => {
    await buyback(app, { code: 'abcdefghijklmnopqrstuv', price: 600 });
    const client = app.client();
    const swap = { buyoutProduct: 'abcdefghijklmnopqrstuv' };
    await add(client, swap);
    await add(client, { ...swap, product: items.case });
    const cart = await cartOf(client);
    expect(cart.totals).toMatchObject({ buyback: 600, due: 19_900 });
    expect(cart.problems).toMatchObject([{ kind: 'buyback_not_valid', repair: 'remove_buyback' }]);
  });

  it('gives no voucher to whoever has not sold it', async () => {
    await buyback(app, { code: 'abcdefghijklmnopqrstuv', price: 6_000 });
    for (const code of ['abcdefghijklmnopqrstuv', 'no-such-buyback-at-all']) {
      await expect(
        app.client().post('cart-bonus-buyback', { body: { code } }),
      ).rejects.toMatchObject({ status: 400, body: { code: [expect.stringContaining('bonus')] } });
    }
  });
});
