import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { endpoints } from '#core/contract/endpoints.ts';
import { truncateAll } from '#tests/support/database.ts';
import { insertShop, shop } from '#tests/api/catalog-admin/shop-fixture.ts';
import { addPriceLevel } from '#tests/support/factories/prices.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { codeAt } from '#tests/support/totp.ts';
import { startAccountApp, type AccountApp } from './account-fixture.ts';
import { addApp, addColleague, password } from './factor-fixture.ts';

const start = new Date('2026-11-21T12:00:00Z');
let app: AccountApp;
beforeAll(async () => {
  app = await startAccountApp({ SECOND_FACTOR_MINUTES: '20' });
});
beforeEach(async () => {
  app.clock.now = start;
  await truncateAll(app.deps.knex);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const wait = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};
/** No such order: a 404 says that the call was let through. */
const file = (client: TestClient) =>
  refusalOf(client.post('payout-file', { params: { id: 2_000_000_000 } }));
const again = (client: TestClient, code: string) =>
  client.post('auth-prove-again', { body: { code } });

async function signedIn() {
  await addColleague(app, 'admin', 'jana');
  const client = app.client();
  await client.login('jana@obmena.example', password);
  return client;
}

async function withApp() {
  const client = await signedIn();
  return { client, ...(await addApp(app, client)) };
}

describe('a second factor that was proved a while ago', () => {
  it('is asked for anew before money leaves, by a refusal that names the call', async () => {
    const { client, secret } = await withApp();
    wait(20);
    expect(await file(client)).toMatchObject({ status: 404 });
    wait(1);
    expect(await file(client)).toMatchObject({
      status: 403,
      body: { prove_by: 'auth-prove-again', detail: expect.stringContaining('druhým faktorem') },
    });
    await again(client, codeAt(secret, app.clock.now));
    expect(await file(client)).toMatchObject({ status: 404 });
    const kinds: string[] = await app.deps.knex('security_events').orderBy('id').pluck('kind');
    expect(kinds).toContain('second_factor_proved');
    // It is everyday that a proof grows old, and nobody's attack.
    expect(kinds).not.toContain('access_refused');
  });

  it('is not proved by a wrong code, nor by one that was used', async () => {
    const { client, secret } = await withApp();
    wait(21);
    expect(await refusalOf(again(client, '000000'))).toMatchObject({ status: 400 });
    expect(await file(client)).toMatchObject({ status: 403 });
    wait(1);
    const code = codeAt(secret, app.clock.now);
    await again(client, code);
    wait(0.1);
    expect(await refusalOf(again(client, code))).toMatchObject({ status: 400 });
  });

  it('is proved by a recovery code too, once', async () => {
    const { client, recoveryCodes } = await withApp();
    wait(21);
    await again(client, recoveryCodes[0] ?? '');
    expect(await file(client)).toMatchObject({ status: 404 });
    wait(21);
    expect(await refusalOf(again(client, recoveryCodes[0] ?? ''))).toMatchObject({ status: 400 });
  });

  it('is asked of the session alone that was left: reading goes on', async () => {
    const { client } = await withApp();
    wait(60);
    expect((await client.get('payout-orders', {})).results).toEqual([]);
  });

  it('is not asked of whoever has none, where the shop is only tried out', async () => {
    const client = await signedIn();
    wait(60);
    expect(await file(client)).toMatchObject({ status: 404 });
  });

  it('is asked before a prepared act is released, and not before it is refused', async () => {
    const { client } = await withApp();
    wait(21);
    const decide = (to: 'released' | 'refused') =>
      refusalOf(
        client.post('prepared-act-decide', {
          params: { id: 2_000_000_000 },
          body: { version: 1, to, note: 'Nesedí částka.' },
        }),
      );
    expect(await decide('released')).toMatchObject({ status: 403 });
    expect(await decide('refused')).toMatchObject({ status: 404 });
  });

  it('is asked before a price that leaps is handed to another, wherever it is typed', async () => {
    await insertShop(app.deps.knex);
    await app.deps.knex('price_history').update({ at: '2026-01-01' });
    const { client, secret } = await withApp();
    wait(21);
    const item = { params: { productId: shop.product } };
    const { version } = await client.get('admin-product', item);
    const save = (price: number) =>
      client.patch('admin-product-update', { ...item, body: { version, price } });
    const type = (newPrice: number) => {
      const rows = [{ id: shop.black, version: 2, changes: { newPrice } }];
      return client.patch('grid-products-edit', { body: { rows } });
    };
    const level = await addPriceLevel(app.deps.knex);
    const give = (price: number) => {
      const body = { version, levelId: level.id, price };
      return client.patch('admin-level-price-set', { ...item, body });
    };
    for (const send of [save, type, give]) {
      expect(await refusalOf(send(100))).toMatchObject({
        status: 403,
        body: { prove_by: 'auth-prove-again' },
      });
    }
    await again(client, codeAt(secret, app.clock.now));
    expect(await save(100)).toMatchObject({ price: 20_000, waitingPrice: 100 });
    wait(21);
    // What one person may do alone asks for nothing.
    expect(await type(19_000)).toMatchObject({ applied: 1 });
  });

  it('is nothing of a customer', async () => {
    await addColleague(app, 'customer', 'petr');
    const client = app.client();
    await client.login('petr@obmena.example', password);
    expect(await refusalOf(again(client, '000000'))).toMatchObject({ status: 403 });
  });
});

it('is asked for by these calls', () => {
  const guarded = Object.entries<Endpoint>(endpoints).filter(([, { provedAnew }]) => provedAnew);
  expect(guarded.map(([key]) => key).toSorted()).toEqual([
    'admin-buyback-reveal',
    'admin-customer-erase',
    'admin-customer-export',
    'admin-customer-terms-save',
    'admin-document-export',
    'admin-order-hold',
    'admin-order-refund',
    'admin-price-list-publish',
    'admin-refund-settle',
    'admin-repair-claim-refund',
    'admin-subscriber-export',
    'buyback-desk-reveal',
    'contact-reveal',
    'import-release',
    'payout-file',
    'payout-release',
    'price-draft-publish',
  ]);
});
