import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buybackJobs } from '#api/buyback/buyback-jobs.ts';
import { mostPictureBytes } from '#core/files/image-limits.ts';
import {
  answersB,
  answersC,
  imeiOf,
  insertDevices,
  saleBody,
} from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { plainPicture, pngBomb } from '../files/nasty-pictures.ts';
import { openDesk } from './buyback-desk.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = new Date('2026-10-01T10:00:00Z');
  await insertDevices(app.deps.knex);
  at = await openDesk(app);
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
  await at.move('received');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const path = 'admin/buyback/1/photos/';
const send = (content: Uint8Array, who = at.desk) => sendForm(who, path, formWith({}, content));
const folder = () => join(app.deps.environment.dataDir, 'private', 'buyback-photos');

it('keeps a photo encrypted and shows it to the staff alone before a counter-offer', async () => {
  const sent = await plainPicture({ width: 3_000, height: 1_500 });
  const added = await send(sent);
  expect(added.status).toBe(201);
  expect(await added.json()).toMatchObject({ id: 1, width: 2_000, height: 1_000 });
  const [name = ''] = readdirSync(folder());
  expect(readFileSync(join(folder(), name)).includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
  const shown = await at.desk.fetch(`/api/new/${path}1/`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(Buffer.from(await shown.arrayBuffer()).subarray(0, 3)).toEqual(
    Buffer.from([0xff, 0xd8, 0xff]),
  );
  expect((await app.client().fetch(`/api/new/${path}1/`)).status).toBe(401);
  const editor = await signIn(app, 'content');
  expect((await editor.fetch(`/api/new/${path}1/`)).status).toBe(403);
  expect((await at.desk.fetch('/api/new/admin/buyback/2/photos/1/')).status).toBe(404);
});

it('shows a photo to whoever decides about the counter-offer that came of it, and by no other code', async () => {
  await send(await plainPicture());
  await at.inspect(answersC);
  const { code = '' } = (await app.deps.knex('counter_offers').first('code')) ?? {};
  const seen = await app.client().get('buyback-counter-offer', { params: { code } });
  expect(seen.photos).toMatchObject([{ id: 1 }]);
  const of = (known: string, id = 1) =>
    app.client().fetch(`/api/new/buyback/counter-offer/${known}/photos/${String(id)}/`);
  const shown = await of(code);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const { code: sale = '' } = (await app.deps.knex('buybacks').first('code')) ?? {};
  expect((await of(sale)).status).toBe(404);
  expect((await of(code, 2)).status).toBe(404);
});

it.each([
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400],
  ['a page', () => Buffer.from('<!doctype html><script>1</script>'), 400],
  ['a bomb', () => pngBomb(40_000, 40_000), 400],
  ['half a picture', async () => (await plainPicture({}, 'jpeg')).subarray(0, 200), 400],
  ['a file that is too large', () => Buffer.alloc(mostPictureBytes + 1), 413],
])('refuses %s and keeps nothing of it', async (_, content, status) => {
  const before = await app.deps.knex('buyback_photos').count();
  expect((await send(await content())).status).toBe(status);
  expect(await app.deps.knex('buyback_photos').count()).toEqual(before);
});

it('takes the same photo once', async () => {
  const sent = await plainPicture({ color: '#112233' });
  expect((await send(sent)).status).toBe(201);
  expect((await send(sent)).status).toBe(400);
});

it('keeps photos as they are once the inspection is stored', async () => {
  await send(await plainPicture());
  await at.inspect(answersB);
  expect((await send(await plainPicture({ color: '#445566' }))).status).toBe(400);
  expect((await at.desk.changeBy('DELETE', `${path}1/`)).status).toBe(400);
  expect(await app.deps.knex('buyback_photos')).toHaveLength(1);
});

it('deletes a photo of an open inspection with its file', async () => {
  await send(await plainPicture());
  const before = readdirSync(folder()).length;
  expect((await at.desk.changeBy('DELETE', `${path}1/`)).status).toBe(204);
  expect(readdirSync(folder())).toHaveLength(before - 1);
});

it('sweeps the files that no buy-back names a day later', async () => {
  await send(await plainPicture());
  await app.deps.knex('buyback_photos').delete();
  const sweep = buybackJobs.find(({ name }) => name === 'buyback-sweep-photos');
  app.clock.now = new Date();
  await sweep?.run({}, app.deps);
  expect(readdirSync(folder())).not.toEqual([]);
  app.clock.now = new Date(Date.now() + 2 * 86_400_000);
  await sweep?.run({}, app.deps);
  expect(readdirSync(folder())).toEqual([]);
});
