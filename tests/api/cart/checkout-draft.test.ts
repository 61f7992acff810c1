import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanCarts } from '#api/cart/clean-carts.ts';
import type { TypedDetails } from '#core/contract/checkout-draft.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { samples } from '../bad-input/samples.ts';
import { add, prepareCartShop, signedIn, start, startCartApp } from './cart-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCartApp();
});
beforeEach(() => prepareCartShop(app));
afterAll(() => app.close());

const { details: sample } = samples['cart-details-keep']?.body as { details: TypedDetails }; // of the sample
const typed: TypedDetails = { ...sample, firstName: 'Jana', eMail: 'Customer@example.org' };
const keep = (client: TestClient, details = typed) =>
  client.post('cart-details-keep', { body: { details } });
const kept = async (client: TestClient) => (await client.get('cart-details', {})).details;
const shopping = async () => {
  const client = app.client();
  await add(client);
  return client;
};
const drafts = () => app.deps.knex('checkout_drafts').select('cart_id', 'details');

describe('what is typed at the checkout', () => {
  it('is there after a reload, in the newest wording, and for nobody else', async () => {
    const client = await shopping();
    expect(await kept(client)).toBeNull();
    await keep(client, { ...typed, firstName: 'Jan' });
    await keep(client);
    expect(await kept(client)).toEqual(typed);
    expect(await kept(await shopping())).toBeNull();
    expect(await kept(app.client())).toBeNull();
  });

  it('goes on on another device of who is signed in', async () => {
    const phone = await signedIn(app, 'customer');
    await add(phone);
    await keep(phone);
    const computer = app.client();
    await computer.login('customer@example.org', 'Tajne-heslo-1');
    expect(await kept(computer)).toEqual(typed);
  });

  it('is not kept of who shops at the counter of a store, where the next customer would read it', async () => {
    const counter = await signedIn(app, 'shop');
    await add(counter);
    await keep(counter);
    expect(await kept(counter)).toBeNull();
    expect(await drafts()).toEqual([]);
  });

  it('is nowhere in the database to be read', async () => {
    await keep(await shopping());
    const [row] = await drafts();
    expect(row?.details.toString('latin1')).not.toContain('Jana');
  });

  it('is not kept without a cart, nor where nothing was typed', async () => {
    const client = app.client();
    expect((await client.change('cart/details/', { details: {} })).status).toBe(404);
    await add(client);
    await keep(client);
    const nothing = await client.change('cart/details/', { details: { country: 'CZ' } });
    expect(nothing.status).toBe(204);
    expect(await drafts()).toEqual([]);
  });

  it('is forgotten after 30 days, and with the cart that becomes an order', async () => {
    const client = await shopping();
    await keep(client);
    await app.deps.knex('carts').update({ status: 'ordered' });
    expect(await drafts()).toEqual([]);
    const other = await shopping();
    await keep(other);
    app.clock.now = new Date(start.getTime() + 31 * 86_400_000);
    await cleanCarts.run({}, app.deps);
    expect(await drafts()).toEqual([]);
  });
});

describe('a sign-in', () => {
  it('takes along what the holder of the account typed', async () => {
    await signedIn(app, 'customer');
    const client = await shopping();
    await keep(client);
    await client.login('customer@example.org', 'Tajne-heslo-1');
    expect(await kept(client)).toEqual(typed);
    expect(await drafts()).toHaveLength(1);
  });

  it('forgets what somebody else typed at a shared computer', async () => {
    await signedIn(app, 'customer');
    const client = await shopping();
    await keep(client, { ...typed, eMail: 'petr@posta.example' });
    await client.login('customer@example.org', 'Tajne-heslo-1');
    expect(await kept(client)).toBeNull();
    expect(await drafts()).toEqual([]);
  });
});
