import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findOldAddress } from '#api/import/redirects/find-old-address.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { importer } from './subjects.ts';
import { addOldAddress } from '#tests/support/factories/content.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const find = (path: string, query = '') => findOldAddress(app.deps.knex, path, query);

it('leads addresses of the old shop to their pages, and takes all of it back', async () => {
  const files = importer(app, admin);
  const work = await files.upload(
    'redirects',
    'Stará adresa;Nová adresa',
    'https://www.stary.cz/Mobily/Nokia/;/telefony/nokia',
    '/index.php?id=42;/iphone-15',
    '/kruh;/kruh/',
    '/retez;/mobily/nokia',
    '/jinam;https://jinde.cz/x',
    '/mobily/nokia;/znovu',
  );
  expect(work.columns.map(({ field }) => field)).toEqual(['oldAddress', 'newAddress']);
  const checked = await files.check(work);
  expect(checked.counts).toMatchObject({ new: 2, refused: 4 });
  expect(await files.reasons(work.id, 'refused')).toEqual([
    [4, 'Adresa by vedla sama na sebe.'],
    [5, 'Přesměrování by vedlo na další přesměrování. Napište rovnou cílovou stránku.'],
    [6, 'Přesměrovat jde jen na stránku tohoto obchodu.'],
    [7, 'Stejná stará adresa je v souboru už výš.'],
  ]);
  expect(await find('/mobily/nokia')).toBeNull();
  const done = await files.apply(work);
  expect(done.counts).toMatchObject({ applied: 2 });
  expect(await find('/Mobily/Nokia/')).toBe('/telefony/nokia');
  expect(await find('/mobily/nokia', 'utm_source=x')).toBe('/telefony/nokia');
  expect(await find('/index.php', 'id=42')).toBe('/iphone-15');
  expect(await find('/index.php', 'id=43')).toBeNull();
  await files.undo(done);
  expect(await find('/mobily/nokia')).toBeNull();
});

it('is changed by a later file, and is one hop beside what is stored', async () => {
  const files = importer(app, admin);
  await files.apply(await files.check(await files.upload('redirects', 'old;new', '/a;/b')));
  const next = await files.check(
    await files.upload('redirects', 'old;new', '/a;/c', '/x;/a', '/b;/d'),
  );
  expect(next.counts).toMatchObject({ changed: 1, refused: 2 });
  await files.apply(next);
  expect(await find('/a')).toBe('/c');
});

it('is kept by hand too, where a loop and a chain are refused', async () => {
  const add = (path: string, target: string) =>
    admin.change('admin/old-addresses/', { path, target });
  expect((await add('/a', '/b')).status).toBe(201);
  for (const [path, target] of [
    ['/c', '/c'],
    ['/c', '/a'],
    ['/b', '/d'],
  ] as const) {
    const answer = await add(path, target);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('target');
  }
  expect((await add('/Velke', '/x')).status).toBe(400);
});

it('is one hop in the database too', async () => {
  const rows = [
    { path: '/a', target: '/b' },
    { path: '/b', target: '/a' },
  ];
  await expect(addOldAddress.many(app.deps.knex, rows)).rejects.toThrow('another');
});
