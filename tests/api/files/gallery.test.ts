import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fromWire } from '#core/contract/casing.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { filesetDetail } from '#core/contract/gallery.ts';
import { addFilesetFile } from '#tests/support/factories/content.ts';
import { addCategory } from '#tests/support/factories/categories.ts';
import { addFamily, addManufacturer } from '#tests/support/factories/catalogue.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

type Fileset = Reply<typeof filesetDetail>;
type Change = readonly ['POST' | 'PATCH' | 'DELETE', string, object?];

let app: TestApp;
let editor: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  editor = await signIn(app, 'content');
});
afterAll(() => app.close());

const gallery = 'core/gallery/';
const send = (...[method, path, body]: Change) => editor.changeBy(method, gallery + path, body);

/** The API checked its own reply against the contract. */
const filesetOf = async (response: Response) => fromWire(await response.json()) as Fileset;

/** A fileset with pictures whose files nobody asks for. */
async function withFiles(name: string, count: number): Promise<Fileset> {
  const { id } = await filesetOf(await send('POST', 'fileset/', { name }));
  for (let position = 0; position < count; position += 1) {
    await addFilesetFile(app.deps.knex, {
      fileset_id: id,
      position,
      alt_cs: `Snímek ${String(position)}`,
      alt_ro: `Imaginea ${String(position)}`,
    });
  }
  return filesetOf(await editor.fetch(`/api/new/${gallery}fileset/${String(id)}/`));
}

/** A family that shows a fileset, and a category whose photo it is. */
async function use(filesetId: number) {
  const { knex } = app.deps;
  const maker = await addManufacturer(knex, { name: 'Apple' });
  await addFamily(knex, { manufacturer_id: maker.id, fileset_id: filesetId });
  await addCategory(knex, { photo_fileset_id: filesetId });
}

it('finds filesets by any part of the name without case and diacritics', async () => {
  await withFiles('Pouzdro Žlutý měsíc', 2);
  await withFiles('100 % sklo', 0);
  const found = async (term: string) => {
    const query = `?term=${encodeURIComponent(term)}&limit=5`;
    const reply = await editor.fetch(`/api/new/${gallery}filesets-by-term/${query}`);
    return (await reply.json()) as { count: number; results: object[] }; // checked by the API
  };
  expect(await found('ZLUTY MES')).toMatchObject({
    count: 1,
    results: [{ name: 'Pouzdro Žlutý měsíc', file_count: 2, cover: { alt: 'Snímek 0' } }],
  });
  expect(await found('0 %')).toMatchObject({ count: 1, results: [{ cover: null }] });
  expect(await found('_')).toEqual({ count: 0, results: [] });
  expect((await found('')).count).toBe(2);
});

it('answers the list with as many statements for 20 filesets as for one', async () => {
  const statements = async () => {
    let count = 0;
    const counting = () => (count += 1);
    app.deps.knex.on('query', counting);
    await editor.fetch(`/api/new/${gallery}filesets-by-term/?limit=100`);
    app.deps.knex.off('query', counting);
    return count;
  };
  await withFiles('A0', 1);
  const forOne = await statements();
  for (let index = 1; index < 20; index += 1) await withFiles(`A${String(index)}`, 1);
  expect(await statements()).toBe(forOne);
});

it('renames, reorders and refuses an order that is not whole', async () => {
  const { id, files } = await withFiles('Řada', 3);
  const [a, b, c] = files.map((file) => file.id);
  const path = `fileset/${String(id)}/`;
  const moved = await send('PATCH', path, { version: 1, name: 'Nová řada', order: [c, a, b] });
  const fileset = await filesetOf(moved);
  expect([fileset.name, fileset.version, fileset.files.map((file) => file.id)]).toEqual([
    'Nová řada',
    2,
    [c, a, b],
  ]);
  for (const order of [[], [a], [a, b, b], [a, b, c, c], [a, b, 999]]) {
    const refused = await send('PATCH', path, { version: 2, order });
    const body: unknown = await refused.json();
    expect([order, refused.status, body]).toEqual([order, 400, { order: [expect.any(String)] }]);
  }
});

it('changes alternative texts and the colour of a picture', async () => {
  const { files } = await withFiles('Řada', 1);
  const path = `file/${String(files[0]?.id)}/`;
  const body = { version: 1, alt_cs: 'Zezadu', color_slug: 'midnight' };
  const [file] = (await filesetOf(await send('PATCH', path, body))).files;
  expect(file).toMatchObject({ altCs: 'Zezadu', altRo: 'Imaginea 0', colorSlug: 'midnight' });
  const cleared = await send('PATCH', path, { version: 2, color_slug: null });
  expect((await filesetOf(cleared)).files[0]?.colorSlug).toBeNull();
});

it('answers a stale version with 409 and the current row', async () => {
  const { id, files } = await withFiles('Řada', 2);
  const file = `file/${String(files[0]?.id)}/`;
  const stale: readonly Change[] = [
    ['PATCH', `fileset/${String(id)}/`, { version: 7, name: 'x' }],
    ['DELETE', `fileset/${String(id)}/?version=7`],
    ['PATCH', file, { version: 7, alt_cs: 'x' }],
    ['DELETE', `${file}?version=7`],
  ];
  for (const change of stale) {
    const answer = await send(...change);
    const body: unknown = await answer.json();
    expect([change[1], answer.status, body]).toMatchObject([
      change[1],
      409,
      { current: { id, name: 'Řada', version: 1, files: [{ alt_cs: 'Snímek 0' }, {}] } },
    ]);
  }
});

it('deletes what nothing shows, and says what shows the rest', async () => {
  const used = await withFiles('Na webu', 2);
  await use(used.id);
  const path = `fileset/${String(used.id)}/?version=1`;
  const refused = await send('DELETE', path);
  expect([refused.status, await refused.json()]).toEqual([
    409,
    {
      detail: 'Obrázky jsou na webu použité. Nejdřív je tam vyměňte za jiné.',
      used_by: { meta_masters: 1, categories: 1, stores: 0 },
    },
  ]);
  const [first, second] = used.files.map((file) => `file/${String(file.id)}/?version=1`);
  expect((await send('DELETE', first ?? '')).status).toBe(200);
  expect((await send('DELETE', second ?? '')).status).toBe(409);
  const free = await withFiles('Koncept', 1);
  expect((await send('DELETE', `fileset/${String(free.id)}/?version=1`)).status).toBe(204);
  expect((await editor.fetch(`/api/new/${gallery}fileset/${String(free.id)}/`)).status).toBe(404);
});

it('shows who edits the catalogue the photo of a category', async () => {
  const { id } = await withFiles('Telefony', 1);
  const staff = await signIn(app, 'catalogue_editor');
  const photo = await staff.fetch(`/api/new/${gallery}photo-fileset/${String(id)}/`);
  expect(await photo.json()).toMatchObject({ id, name: 'Telefony', photo: { width: 40 } });
});

it('lets only those who may edit pictures in', async () => {
  const { id } = await withFiles('Řada', 1);
  const one = `${gallery}fileset/${String(id)}/`;
  const support = await signIn(app, 'support');
  for (const [client, status] of [
    [app.client(), 401],
    [support, 403],
  ] as const) {
    expect((await client.fetch(`/api/new/${one}`)).status).toBe(status);
    expect((await client.change(gallery + 'fileset/', { name: 'x' })).status).toBe(status);
    expect((await client.changeBy('PATCH', one, { version: 1 })).status).toBe(status);
    expect((await client.changeBy('DELETE', `${one}?version=1`)).status).toBe(status);
    expect((await client.change(`${one}files/`)).status).toBe(status);
  }
});
