import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '#api/platform/jobs/clean-up.ts';
import { addFamily, addVariant } from '#tests/support/factories/catalogue.ts';
import { truncateAll } from '#tests/support/database.ts';
import { createAccount, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const start = new Date('2026-11-21T12:00:00Z');
const customer = {
  eMail: 'jana@example.org',
  password: 'Tajne-heslo-1',
  role: 'customer',
} as const;
const products = ['a', 'b', 'c', 'd', 'e'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: start });
});
beforeEach(async () => {
  app.clock.now = start;
  const { knex } = app.deps;
  await truncateAll(knex);
  await createAccount(app.deps, customer);
  const { id } = await addFamily(knex);
  await addVariant.many(
    knex,
    [...products, 'gone'].map((name) => ({
      meta_master_id: id,
      seo_name: name,
      is_active: name !== 'gone',
    })),
  );
});
afterAll(() => app.close());

async function visit(client: TestClient, ...names: readonly string[]): Promise<string[]> {
  let visited: string[] = [];
  for (const product of names) {
    ({ lastVisited: visited } = await client.post('visitor-visit', { body: { product } }));
  }
  return visited;
}

const keep = (client: TestClient, product: string, isKept = true) =>
  client.post('visitor-favourite', { body: { product, isKept } });

describe('last visited', () => {
  it('moves what is seen again to the front and lets the fifth go (T-CART-10)', async () => {
    const client = app.client();
    expect(await visit(client, 'd', 'c', 'b', 'a')).toEqual(['a', 'b', 'c', 'd']);
    expect(await visit(client, 'b')).toEqual(['b', 'a', 'c', 'd']);
    expect(await visit(client, 'e')).toEqual(['e', 'b', 'a', 'c']);
    expect((await client.get('visitor-lists', {})).lastVisited).toEqual(['e', 'b', 'a', 'c']);
  });

  it('puts what a guest saw before the account at login (T-CART-10)', async () => {
    const atHome = app.client();
    await atHome.login(customer.eMail, customer.password);
    await visit(atHome, 'd', 'c', 'b', 'a');
    const elsewhere = app.client();
    await visit(elsewhere, 'b', 'e');
    await elsewhere.login(customer.eMail, customer.password);
    const expected = ['e', 'b', 'a', 'c'];
    expect((await elsewhere.get('visitor-lists', {})).lastVisited).toEqual(expected);
    expect((await atHome.get('visitor-lists', {})).lastVisited).toEqual(expected);
  });

  it('keeps every look of pages that open at once', async () => {
    const client = app.client();
    await client.csrf();
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => visit(client, name)));
    const { lastVisited } = await client.get('visitor-lists', {});
    expect([...lastVisited].sort()).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('favourites', () => {
  it('are kept for a visitor, the newest first, until they are taken away', async () => {
    const client = app.client();
    await keep(client, 'a');
    await keep(client, 'b');
    expect((await keep(client, 'a')).favourites).toEqual(['a', 'b']);
    expect((await keep(client, 'b', false)).favourites).toEqual(['a']);
    expect((await app.client().get('visitor-lists', {})).favourites).toEqual([]);
  });

  it('join those of the account at login and leave nothing behind', async () => {
    const client = app.client();
    await client.login(customer.eMail, customer.password);
    await keep(client, 'a');
    await client.change('auth/logout/');
    const guest = app.client();
    await keep(guest, 'b');
    await guest.login(customer.eMail, customer.password);
    expect((await guest.get('visitor-lists', {})).favourites).toEqual(['b', 'a']);
    expect(await app.deps.knex('visitor_lists').whereNotNull('visitor_hash')).toEqual([]);
  });

  it('leave out what is no longer sold, and bring it back when it is sold again', async () => {
    const client = app.client();
    await keep(client, 'a');
    await keep(client, 'b');
    const sell = (is_active: boolean) =>
      app.deps.knex('master_products').where('seo_name', 'a').update({ is_active });
    await sell(false);
    expect((await client.get('visitor-lists', {})).favourites).toEqual(['b']);
    await sell(true);
    expect((await client.get('visitor-lists', {})).favourites).toEqual(['b', 'a']);
  });

  it.each(['gone', 'nowhere'])('refuse %s, which nobody can buy', async (product) => {
    await expect(keep(app.client(), product)).rejects.toMatchObject({
      status: 400,
      body: { product: ['Tento produkt v nabídce nemáme.'] },
    });
  });
});

describe('compared products', () => {
  it('are kept in the order in which they stand', async () => {
    const client = app.client();
    const set = (names: readonly string[]) =>
      client.post('visitor-compared', { body: { products: [...names] } });
    expect((await set(['c', 'a', 'b'])).compared).toEqual(['c', 'a', 'b']);
    expect((await set(['b', 'c', 'b'])).compared).toEqual(['b', 'c']);
    expect((await set([])).compared).toEqual([]);
    await expect(set(products)).rejects.toMatchObject({
      status: 400,
      body: { products: ['Porovnat lze nejvýš 4 produkty.'] },
    });
  });
});

describe('the tables', () => {
  it('do not know the cookie of a visitor', async () => {
    const client = app.client();
    await visit(client, 'a');
    const cookie = client.cookies.get('visitor') ?? '';
    const { rows } = await app.deps.knex.raw<{ rows: object[] }>('select * from visitor_lists');
    expect(cookie).toHaveLength(24);
    expect(JSON.stringify(rows)).not.toContain(cookie);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(cookie).toString('hex'));
  });

  it('forget a guest half a year after the last visit, and an account never', async () => {
    const [guest, member] = [app.client(), app.client()];
    await member.login(customer.eMail, customer.password);
    await visit(guest, 'a');
    await visit(member, 'b');
    app.clock.now = new Date(start.getTime() + 179 * 86_400_000);
    await cleanUp.run({}, app.deps);
    expect((await guest.get('visitor-lists', {})).lastVisited).toEqual(['a']);
    app.clock.now = new Date(start.getTime() + 181 * 86_400_000);
    await cleanUp.run({}, app.deps);
    expect((await guest.get('visitor-lists', {})).lastVisited).toEqual([]);
    expect(await app.deps.knex('visitor_lists').select('user_id')).toEqual([{ user_id: 1 }]);
  });
});
