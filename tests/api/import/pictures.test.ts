import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { fromWire } from '#core/contract/casing.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { insertShop } from '../catalog-admin/shop-fixture.ts';

type Import = Reply<Endpoints['import-read']>;

let app: TestApp;
let admin: TestClient;
let server: Server;
let host: string;
let isBusy = true;
const asked: string[] = [];
const picture = (red: number) =>
  sharp({ create: { width: 200, height: 150, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .png()
    .toBuffer();

beforeAll(async () => {
  const red = await picture(200);
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/red.png') return response.end(red);
    if (path === '/text.jpg') return response.end('<html>');
    if (path === '/busy.png') return isBusy ? response.writeHead(503).end() : response.end(red);
    return response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server's address is no text.
  host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  app = await startTestApp({ environment: { PRIVATE_HOSTS: host } });
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await insertShop(app.deps.knex);
  admin = await signIn(app, 'admin');
  asked.length = 0;
  isBusy = true;
});
afterAll(async () => {
  server.close();
  await truncateAll(app.deps.knex);
  await app.close();
});

const read = (id: number) => admin.get('import-read', { params: { id } });
async function apply(id: number): Promise<Import> {
  await admin.post('import-apply', { params: { id }, body: { to: 'applying' } });
  await app.deps.jobs.runDue();
  return read(id);
}
async function importRows(...lines: string[]): Promise<Import> {
  const content = Buffer.from(['Kód;Název;Výrobce;Obrázek', ...lines].join('\n'));
  const answer = await sendForm(admin, 'admin/imports/', formWith({}, content, 'a.csv'));
  // The call's own reply, as the wire has it.
  const work = fromWire(await answer.json()) as Import;
  await admin.post('import-preview', {
    params: { id: work.id },
    body: {
      mapping: work.columns.map(({ field }) => field ?? 'none'),
      options: work.options,
      supplier: '',
    },
  });
  await app.deps.jobs.runDue();
  return apply(work.id);
}
async function upload(content: Uint8Array, name: string, into = '', by = admin): Promise<Response> {
  const fields = into === '' ? {} : { import_id: into };
  return sendForm(by, 'admin/imports/pictures/', formWith(fields, content, name));
}
const pictures = () =>
  app.deps.knex('fileset_files').orderBy('id').select<{ alt_cs: string }[]>('alt_cs');

it('fetches pictures of a file, names what it cannot have, and never asks the private network', async () => {
  const done = await importRows(
    `X1;Nokia X1;Nokia;http://${host}/red.png http://${host}/text.jpg http://${host}/gone.png`,
    'X2;Nokia X2;Nokia;http://127.0.0.1/red.png|http://[::ffff:10.0.0.1]/a.png|obrazek.png',
  );
  expect(done).toMatchObject({ status: 'done', pictures: { waiting: 0, stored: 1, failed: 5 } });
  expect(await pictures()).toEqual([{ alt_cs: 'Nokia X1' }]);
  const failed = await admin.get('import-pictures-failed', {
    params: { id: done.id },
    query: {},
  });
  const said = failed.results.map(
    ({ source, product, reason }) => `${source} ${product}: ${reason}`,
  );
  expect(said.sort()).toEqual([
    expect.stringMatching(/127.0.0.1.red.png Nokia X2: Adresa vede do vnitřní sítě/),
    expect.stringMatching(/gone.png Nokia X1: Server soubor nevydal/),
    expect.stringMatching(/text.jpg Nokia X1: Nahrajte obrázek JPEG/),
    expect.stringMatching(/10.0.0.1..a.png Nokia X2: Adresa vede do vnitřní sítě/),
    expect.stringMatching(/^obrazek.png Nokia X2: Tohle není adresa/),
  ]);
  await admin.post('admin-change-undo', {
    params: { id: done.changeSetId ?? 0 },
    body: { force: 'all' },
  });
  expect(await pictures()).toEqual([]);
});

it('does not fetch again what the product has had', async () => {
  await importRows(`X1;Nokia X1;Nokia;http://${host}/red.png`);
  const again = await importRows(`X1;Nokia X1;Nokia;http://${host}/red.png`);
  expect(again.counts).toMatchObject({ same: 1, changed: 0 });
  expect(asked).toEqual(['/red.png']);
});

it('tries later what a busy server did not give', async () => {
  const work = await importRows(`X1;Nokia X1;Nokia;http://${host}/busy.png`);
  expect(work.pictures).toEqual({ waiting: 1, stored: 0, failed: 0 });
  isBusy = false;
  app.clock.now = new Date(app.clock.now.getTime() + 600_000);
  await app.deps.knex.raw(`update jobs.job set start_after = now()`);
  await app.deps.jobs.runDue();
  expect((await read(work.id)).pictures).toEqual({ waiting: 0, stored: 1, failed: 0 });
});

it('shows which picture of an archive goes to which product, and stores it there', async () => {
  await app.deps.knex('master_products').where({ id: 1 }).update({ ean: '4006381333931' });
  await app.deps.knex('master_products').where({ id: 2 }).update({ code: 'KOD-2' });
  const archive = zipSync({
    'fotky/4006381333931_1.png': await picture(10),
    'fotky/KOD-2.png': await picture(20),
    'cizi.png': await picture(30),
    'KOD-2/3.png': Buffer.from('nothing'),
    '__MACOSX/._x.png': Buffer.from('x'),
    'ceny.txt': Buffer.from('x'),
  });
  const answer = await upload(archive, 'fotky.zip');
  expect(answer.status).toBe(201);
  // The call's own reply, as the wire has it.
  const { id } = fromWire(await answer.json()) as Import;
  await upload(await picture(40), 'KOD-2_4.png', String(id));
  await app.deps.jobs.runDue();
  const work = await read(id);
  expect(work).toMatchObject({ subject: 'pictures', status: 'checked', rows: 5 });
  expect(work.counts).toMatchObject({ new: 4, refused: 1 });
  const shown = await admin.get('import-rows', { params: { id }, query: { outcome: 'new' } });
  expect(shown.results[1]).toMatchObject({
    key: 'fotky/KOD-2.png',
    changes: [{ field: 'picture', after: 'KOD-2 iPhone 15 modrý' }],
  });
  expect(await pictures()).toEqual([]);
  const done = await apply(id);
  expect(done).toMatchObject({ status: 'done', pictures: { waiting: 0, stored: 3, failed: 1 } });
  expect((await pictures()).map(({ alt_cs: alt }) => alt).sort()).toEqual([
    ...['iPhone 15 modrý', 'iPhone 15 modrý', 'iPhone 15 černý'],
  ]);
});

it.each([
  ['no picture', 'a.txt', Buffer.from('x')],
  ['a broken archive', 'a.zip', Buffer.from('PK\u0003\u0004 broken')],
  ['an archive without pictures', 'a.zip', zipSync({ 'a.txt': Buffer.from('x') })],
])('refuses %s', async (_, name, content) => {
  const answer = await upload(content, name);
  expect(answer.status).toBe(400);
});

it('is for whoever keeps pictures', async () => {
  const support = await signIn(app, 'support');
  expect((await upload(await picture(1), 'X1.png', '', support)).status).toBe(403);
});
