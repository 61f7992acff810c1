import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { refreshOfferedCards } from '#api/read-models/refresh-offered-cards.ts';
import { refreshCards } from '#api/read-models/refresh-cards.ts';
import { eventually } from '#tests/support/eventually.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { insertShop, shop } from './shop-fixture.ts';

const path = 'product/admin-limited-offers/';
const seoName = 'iphone-15-black';
const now = new Date('2026-11-21T12:00:00Z');

let app: TestApp;
let editor: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = now;
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  await app.deps.replyCache.purge(app.deps.knex, ['*']);
  await insertShop(app.deps.knex);
  await app.deps.knex.transaction((trx) => refreshCards(trx, [shop.iphone], app.deps));
  editor = await signIn(app, 'pricing');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const change = async (method: 'POST' | 'PATCH' | 'DELETE', at: string, body?: object) =>
  answerOf(await editor.changeBy(method, at, body));
const offer = {
  product_id: shop.product,
  price: 15_000,
  pieces: 3,
  valid_from: '2026-11-21T13:00:00.000Z',
  valid_until: '2026-11-21T14:00:00.000Z',
};
const running = { ...offer, valid_from: '2026-11-21T12:00:00.000Z' };
const shownPrice = async () =>
  (await app.client().get('catalog-cards', { query: { names: seoName } })).results[0]?.price;

it('makes, lists, changes and deletes an offer that is to come', async () => {
  const made = { ...offer, id: 1, version: 1, sold_pieces: 0 };
  expect(await change('POST', path, offer)).toEqual([201, made]);
  const list = async (term: string): Promise<unknown> =>
    (await editor.fetch(`/api/new/${path}?term=${term}`)).json();
  expect(await list('15-BLACK')).toEqual({ count: 1, results: [made] });
  expect(await list('galaxy')).toEqual({ count: 0, results: [] });
  expect(await change('PATCH', `${path}1/`, { version: 1, price: 14_000 })).toEqual([
    200,
    { ...made, version: 2, price: 14_000 },
  ]);
  const current = { ...made, version: 2, price: 14_000 };
  expect(await change('PATCH', `${path}1/`, { version: 1, price: 13_000 })).toMatchObject([
    409,
    { current },
  ]);
  expect(await change('DELETE', `${path}1/?version=2`)).toEqual([204, null]);
  expect((await change('DELETE', `${path}1/?version=2`))[0]).toBe(404);
});

it.each([
  [{ product_id: 99 }, { product_id: ['Takový záznam neexistuje.'] }],
  [{ valid_until: offer.valid_from }, { valid_until: [expect.stringContaining('později')] }],
  [{ valid_from: 'zítra' }, { valid_from: ['Tato hodnota není platná.'] }],
  [{ sold_pieces: 1 }, { sold_pieces: ['Toto pole neznáme.'] }],
])('refuses %j by its field', async (wrong, fields) => {
  expect(await change('POST', path, { ...offer, ...wrong })).toEqual([400, fields]);
});

it('lowers the price at once where the offer runs already, and raises it when it is ended', async () => {
  expect(await shownPrice()).toBe(20_000);
  await change('POST', path, running);
  await eventually(async () => expect(await shownPrice()).toBe(15_000));
  app.clock.now = new Date('2026-11-21T12:30:00Z');
  const ended = { version: 1, valid_until: '2026-11-21T12:10:00Z' };
  expect(await change('PATCH', `${path}1/`, ended)).toMatchObject([
    200,
    { valid_until: '2026-11-21T12:30:00.000Z' },
  ]);
  await eventually(async () => expect(await shownPrice()).toBe(20_000));
});

it('keeps the price that was in force, and the offer with it', async () => {
  await change('POST', path, running);
  expect(await change('PATCH', `${path}1/`, { version: 1, price: 1 })).toEqual([
    400,
    { price: ['Nabídka už začala. Změnit lze jen její konec a počet kusů.'] },
  ]);
  expect(await change('DELETE', `${path}1/?version=1`)).toMatchObject([
    409,
    { detail: 'Nabídka už začala, její cena patří do historie. Místo smazání ji ukončete.' },
  ]);
  await app.deps.knex('limited_offers').update({ sold_pieces: 2 });
  expect(await change('PATCH', `${path}1/`, { version: 1, pieces: 1 })).toEqual([
    400,
    { pieces: ['Tato hodnota není platná.'] },
  ]);
});

it('plans the refreshing of lists for the moments at which it begins and ends', async () => {
  await change('POST', path, offer);
  const { rows } = await app.deps.knex.raw<{ rows: { seconds: number }[] }>(
    `select extract(epoch from start_after - created_on)::integer as seconds from jobs.job
     where name = ? and state = 'created' order by start_after`,
    [refreshOfferedCards.name],
  );
  expect(rows.map(({ seconds }) => seconds)).toEqual([3_600, 7_200]);
});

it('shows an offer in lists as soon as its job is due', async () => {
  const startsInMs = 40;
  const valid_from = new Date(now.getTime() + startsInMs).toISOString();
  await change('POST', path, { ...offer, valid_from });
  expect(await shownPrice()).toBe(20_000);
  app.clock.now = new Date(now.getTime() + startsInMs);
  await eventually(async () => {
    await app.deps.jobs.runDue();
    expect(await shownPrice()).toBe(15_000);
  });
});

it('purges what shows the family and nothing of others', async () => {
  const drop = vi.spyOn(app.deps.replyCache, 'drop');
  await change('POST', path, running);
  await eventually(() => expect(drop.mock.calls.flat(2)).toContain('cards'));
  expect(new Set(drop.mock.calls.flat(2))).toEqual(new Set(['product-1', 'cards']));
  drop.mockRestore();
});
