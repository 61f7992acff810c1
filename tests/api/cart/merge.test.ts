import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  add,
  addOns,
  cartOf,
  discount,
  items,
  password,
  prepareCartShop,
  signedIn,
  startCartApp,
} from './cart-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCartApp();
});
beforeEach(() => prepareCartShop(app));
afterAll(() => app.close());

const insured = { generalTuito: { id: addOns.insurance } };

describe('a login', () => {
  it('keeps the larger number of the same, and the union of the rest (T-CART-6)', async () => {
    const home = await signedIn(app, 'customer');
    await add(home);
    await add(home, { product: items.laterPhone });
    const guest = app.client();
    await add(guest, { quantity: 2 });
    await add(guest, insured);
    await add(guest, { product: items.case });
    await signedIn(app, 'customer', guest);
    const found = (await cartOf(guest)).cartPackagesItems.map((each) => [
      ...[each.productId, each.quantity, each.children.length],
    ]);
    expect(found.sort()).toEqual(
      [
        [items.phone, 2, 0],
        [items.phone, 1, 1],
        [items.case, 1, 0],
        [items.laterPhone, 1, 0],
      ].sort(),
    );
    expect(await cartOf(home)).toMatchObject({ count: 5 });
  });

  it('in two tabs with the same cookie merges once (T-CART-7)', async () => {
    await signedIn(app, 'customer');
    const [one, other] = [app.client(), app.client()];
    await add(one, { quantity: 2 });
    const visitor = one.cookies.get('visitor') ?? '';
    other.cookies.set('visitor', visitor);
    await Promise.all([one, other].map((tab) => tab.login('customer@example.org', password)));
    expect(await cartOf(one)).toMatchObject({ count: 2 });
    expect(await cartOf(other)).toMatchObject({ count: 2 });
    expect(await app.deps.knex('carts').where('status', 'merged')).toHaveLength(1);
    expect(await app.deps.knex('carts').where('status', 'open')).toHaveLength(1);
  });

  it('takes codes, the student card and accessories along', async () => {
    await discount(app, { value: 10, code: 'TEN' });
    const guest = app.client();
    const { packageId } = await add(guest);
    await add(guest, { product: items.case, cartPackageItemParentId: packageId });
    await guest.post('cart-discount-code', { body: { code: 'TEN' } });
    const card = { cardNumber: 'S420123456789A', cardHolder: 'Jana Nováková' };
    await guest.post('cart-discount-code', { body: card });
    const home = await signedIn(app, 'customer');
    await add(home);
    await signedIn(app, 'customer', guest);
    expect(await cartOf(guest)).toMatchObject({
      count: 2,
      studentCard: { last4: '789A' },
      totals: { applied: [{ code: 'TEN' }] },
      cartPackagesItems: [{ quantity: 1, children: [{ kind: 'accessory' }] }],
    });
  });

  it('lets a removal before it still be undone', async () => {
    const guest = app.client();
    const { packageId: id } = await add(guest);
    await guest.post('cart-remove-product', { params: { id }, body: {} });
    await signedIn(app, 'customer', guest);
    const restored = await guest.post('cart-restore-product', { params: { id } });
    expect(restored).toEqual({ count: 1 });
  });

  it('leaves nothing to the next visitor after a logout, who has a cart of their own', async () => {
    const client = app.client();
    await add(client);
    await signedIn(app, 'customer', client);
    await client.change('auth/logout/');
    const visitor = app.client();
    visitor.cookies.set('visitor', client.cookies.get('visitor') ?? '');
    expect((await cartOf(visitor)).count).toBe(0);
    expect(await add(visitor)).toMatchObject({ count: 1 });
    await signedIn(app, 'customer', visitor);
    expect((await cartOf(visitor)).count).toBe(1);
  });
});

describe('the cart', () => {
  it('tells what was seen last', async () => {
    const client = app.client();
    for (const product of ['s24-128-black', 'iphone-15-128-black']) {
      await client.post('visitor-visit', { body: { product } });
    }
    const { lastVisitedProductCodes } = await cartOf(client);
    expect(lastVisitedProductCodes).toEqual(['iphone-15-128-black', 's24-128-black']);
  });

  it('of nobody is empty and makes no row', async () => {
    expect(await cartOf(app.client())).toMatchObject({ count: 0, problems: [], digest: '' });
    expect(await app.deps.knex('carts')).toEqual([]);
  });
});
