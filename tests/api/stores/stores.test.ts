import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { insertHoliday, insertStores } from '#tests/support/stock-fixture.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await app.deps.replyCache.purge(app.deps.knex, ['*']);
  // A Monday, half past nine in Prague.
  app.clock.now = new Date('2026-11-23T08:30:00Z');
  await insertStores(app.deps.knex);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const statesAt = async (time: string) => {
  app.clock.now = new Date(time);
  const { states, now } = await app.client().get('store-states', {});
  expect(now).toBe(app.clock.now.toISOString());
  return Object.fromEntries(states.map(({ slug, isOpen, until }) => [slug, [isOpen, until]]));
};

it('lists stores by town with hours, services and place', async () => {
  await insertHoliday(app.deps.knex, '2026-12-24', { opens: '09:00', closes: '12:00' });
  await insertHoliday(app.deps.knex, '2026-11-17');
  const { stores } = await app.client().get('stores', {});
  expect(stores.map(({ slug, isShowRoom }) => [slug, isShowRoom])).toEqual([
    ['brno', false],
    ['praha-andel', true],
  ]);
  const [brno, praha] = stores;
  expect(brno?.openingHours[0]).toEqual([{ opens: '09:00', closes: '19:00' }]);
  expect(brno?.openingHours[6]).toEqual([]);
  expect(brno?.position).toBeNull();
  expect(brno?.exceptions).toEqual([
    { day: '2026-12-24', name: 'Svátek', spans: [{ opens: '09:00', closes: '12:00' }] },
  ]);
  expect(praha).toMatchObject({
    position: { latitude: 50.071, longitude: 14.4033 },
    text: 'U metra',
    buyout: true,
    service: false,
  });
});

it('answers one store in the language of the request, and nothing for another slug', async () => {
  const headers = { 'accept-language': 'ro' };
  const answer = await app.client().fetch('/api/new/stores/stores/praha-andel/', { headers });
  expect(await answer.json()).toMatchObject({ slug: 'praha-andel', text: 'Lângă metrou' });
  for (const slug of ['nikde', '%25', "'", 'x'.repeat(500)]) {
    expect((await app.client().fetch(`/api/new/stores/stores/${slug}/`)).status).toBe(404);
  }
});

it('judges the doors by the server and the clock of the market', async () => {
  expect(await statesAt('2026-11-23T07:59:59Z')).toMatchObject({
    brno: [false, '2026-11-23T08:00:00.000Z'],
  });
  expect(await statesAt('2026-11-23T08:00:00Z')).toMatchObject({
    brno: [true, '2026-11-23T18:00:00.000Z'],
  });
  expect(await statesAt('2026-11-23T18:00:00Z')).toMatchObject({
    brno: [false, '2026-11-24T08:00:00.000Z'],
  });
  // Saturday after closing time: Sunday is closed.
  expect(await statesAt('2026-11-28T12:00:00Z')).toMatchObject({
    brno: [false, '2026-11-30T08:00:00.000Z'],
  });
});

it('keeps a holiday closed and a short day short', async () => {
  await insertHoliday(app.deps.knex, '2026-12-24', { opens: '09:00', closes: '12:00' });
  await insertHoliday(app.deps.knex, '2026-12-25');
  expect(await statesAt('2026-12-24T10:00:00Z')).toMatchObject({
    brno: [true, '2026-12-24T11:00:00.000Z'],
  });
  expect(await statesAt('2026-12-24T11:00:00Z')).toMatchObject({
    brno: [false, '2026-12-26T08:00:00.000Z'],
  });
});

it('reads any number of stores in one statement', async () => {
  const statements: string[] = [];
  app.deps.knex.on('query', ({ sql }: { sql: string }) => statements.push(sql));
  await app.client().get('stores', {});
  await app.client().get('store-states', {});
  app.deps.knex.removeAllListeners('query');
  expect(statements).toHaveLength(2);
});

it('goes on answering the centres of the buy-back', async () => {
  const { centers } = await app.client().get('service-buyout-centers', {});
  expect(centers.map(({ slug }) => slug)).toEqual(['brno', 'praha-andel']);
});
