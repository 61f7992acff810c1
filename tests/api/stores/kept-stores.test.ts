import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addFileset, addFilesetFile } from '#tests/support/factories/content.ts';
import { addStock } from '#tests/support/factories/stock.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await app.deps.replyCache.purge(app.deps.knex, ['*']);
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const hours = '09:00-18:00';
const store = {
  name: 'Obměna Karlín',
  slug: 'karlin',
  street: 'Křižíkova 10',
  postcode: '186 00',
  city: 'Praha',
  phone: '+420 234 567 890',
  e_mail: 'karlin@obmena.example',
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: '10:00-24:00',
  sunday: null,
  text_cs: null,
  text_ro: null,
  is_buyout_center: true,
  is_service_center: false,
  is_show_room: false,
  slot_minutes: 30,
  slot_capacity: 2,
  till_opening: 0,
  till_tolerance: 0,
  latitude: null,
  longitude: null,
  photos_id: null,
};

interface Kept {
  readonly id: number;
  readonly version: number;
}

const write = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  answerOf(await admin.changeBy(method, `admin/${path}`, body));
const added = async (path: string, body: object): Promise<Kept> => {
  const [status, row] = await write('POST', path, body);
  expect([status, row]).toMatchObject([201, body]);
  return row as Kept; // as the contract promises
};
const shown = async () => {
  const { stores } = await app.client().get('stores', { query: {} });
  return stores;
};

it('shows a store that staff have added, with its week', async () => {
  expect(await shown()).toEqual([]);
  await added('stores/', store);
  const [first] = await shown();
  expect(first).toMatchObject({ slug: 'karlin', city: 'Praha', text: '', position: null });
  expect(first?.openingHours).toEqual([
    ...Array.from({ length: 5 }, () => [{ opens: '09:00', closes: '18:00' }]),
    [{ opens: '10:00', closes: '24:00' }],
    [],
  ]);
  expect(await app.deps.knex('stock_places').select('code')).toEqual([{ code: 'karlin' }]);
});

it('shows at once what staff change of its week, and holidays, and no more what they delete', async () => {
  const { id, version } = await added('stores/', store);
  const path = `stores/${String(id)}/`;
  await shown();
  const [status] = await write('PATCH', path, { version, monday: null, city: 'Brno' });
  expect(status).toBe(200);
  const [changed] = await shown();
  expect(changed).toMatchObject({ city: 'Brno' });
  expect(changed?.openingHours[0]).toEqual([]);
  const day = { store_id: id, day: '2099-12-24', hours: null, name_cs: 'Svátek', name_ro: 'Ajun' };
  const holiday = await added('store-days/', day);
  expect((await shown())[0]?.exceptions).toEqual([{ day: day.day, name: 'Svátek', spans: [] }]);
  const short = { version: holiday.version, hours: '09:00-12:00' };
  await write('PATCH', `store-days/${String(holiday.id)}/`, short);
  expect((await shown())[0]?.exceptions).toMatchObject([
    { spans: [{ opens: '09:00', closes: '12:00' }] },
  ]);
  await write('DELETE', `store-days/${String(holiday.id)}/?version=${String(holiday.version + 1)}`);
  expect((await shown())[0]?.exceptions).toEqual([]);
  expect((await write('DELETE', `${path}?version=${String(version + 1)}`))[0]).toBe(204);
  expect(await shown()).toEqual([]);
});

it('shows a day with a break at noon, and a holiday with one', async () => {
  const week = { ...store, monday: '09:00-12:00, 13:00-18:00', tuesday: '08:00-11:00,12:00-15:00' };
  const { id } = await added('stores/', week);
  const hours = '10:00-11:00, 12:00-13:00, 14:00-15:00';
  await added('store-days/', {
    store_id: id,
    day: '2099-12-24',
    hours,
    name_cs: 'Trh',
    name_ro: 'Târg',
  });
  const [first] = await shown();
  expect(first?.openingHours.slice(0, 2)).toEqual([
    [
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '18:00' },
    ],
    [
      { opens: '08:00', closes: '11:00' },
      { opens: '12:00', closes: '15:00' },
    ],
  ]);
  expect(first?.exceptions[0]?.spans).toHaveLength(3);
  const { now } = app.clock;
  // A Monday, half past twelve in Prague.
  app.clock.now = new Date('2026-12-14T11:30:00Z');
  const { states } = await app.client().get('store-states', {});
  app.clock.now = now;
  expect(states).toMatchObject([{ isOpen: false, until: '2026-12-14T12:00:00.000Z' }]);
});

it('shows the pictures of a store until they are taken from it, and keeps them meanwhile', async () => {
  const { knex } = app.deps;
  const photos = await addFileset(knex, { name: 'Prodejna Karlín' });
  await addFilesetFile(knex, { fileset_id: photos.id, alt_cs: 'Vchod z ulice' });
  const { id, version } = await added('stores/', { ...store, photos_id: photos.id });
  expect((await shown())[0]?.photos).toMatchObject([{ alt: 'Vchod z ulice' }]);
  const uses = await admin.get('gallery-fileset-uses', { params: { filesetId: photos.id } });
  expect(uses.stores).toEqual([{ id, name: store.name }]);
  const path = `core/gallery/fileset/${String(photos.id)}/?version=1`;
  const kept = await answerOf(await admin.changeBy('DELETE', path));
  expect(kept).toMatchObject([409, { used_by: { stores: 1 } }]);
  await write('PATCH', `stores/${String(id)}/`, { version, photos_id: null });
  expect((await shown())[0]?.photos).toEqual([]);
  const unknown = await write('PATCH', `stores/${String(id)}/`, {
    version: version + 1,
    photos_id: 999_999,
  });
  expect(unknown).toMatchObject([400, { photos_id: [expect.any(String)] }]);
});

it('refuses at their fields hours that end before they begin, and half a place', async () => {
  const wrong = await write('POST', 'stores/', { ...store, monday: '18:00-09:00' });
  expect(wrong).toMatchObject([400, { monday: [expect.any(String)] }]);
  for (const monday of ['09:00-12:00, 11:00-18:00', '09:00-12:00; 13:00-18:00', '9-12']) {
    const overlapping = await write('POST', 'stores/', { ...store, monday });
    expect(overlapping).toMatchObject([400, { monday: [expect.any(String)] }]);
  }
  const half = await write('POST', 'stores/', { ...store, latitude: 50.1 });
  expect(half).toMatchObject([400, { longitude: [expect.any(String)] }]);
  const { id } = await added('stores/', store);
  const day = { store_id: id, day: '2099-12-24', hours: null, name_cs: 'Svátek', name_ro: 'Ajun' };
  await added('store-days/', day);
  expect(await write('POST', 'store-days/', day)).toMatchObject([
    400,
    { day: [expect.any(String)] },
  ]);
});

it('keeps a store in which goods lie', async () => {
  const { knex } = app.deps;
  const { id, version } = await added('stores/', store);
  const place = await knex('stock_places').where({ store_id: id }).first<{ id: number }>('id');
  await addStock(knex, { place_id: place.id, on_hand: 1 });
  const [status] = await write('DELETE', `stores/${String(id)}/?version=${String(version)}`);
  expect(status).toBe(409);
  expect(await shown()).toHaveLength(1);
});
