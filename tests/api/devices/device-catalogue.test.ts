import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertMany } from '#tests/api/grids/grid-fixture.ts';
import { times } from '#tests/support/factories/row-factory.ts';
import { addDeviceModel } from '#tests/support/factories/devices.ts';
import { addDevices } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let editor: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await insertMany(app, 1);
  await addDevices(app.deps.knex);
  app.deps.replyCache.drop(['*']);
  editor = await signIn(app, 'catalogue_editor');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const edit = async (grid: string, rows: readonly object[]) => {
  const [status, body] = await answerOf(
    await editor.changeBy('PATCH', `admin/grids/${grid}/`, { rows }),
  );
  expect(status).toBe(200);
  return body as { applied: number; refused: object[]; rows: object[] }; // what the contract promises
};
const query = { limit: 50, sort: 'slug' };

it('lists models with their maker, sizes, days and how often they are used', async () => {
  const { results } = await editor.get('grid-device-models', { query });
  expect(results[1]).toMatchObject({
    manufacturer: 'Apple',
    deviceType: 'Telefony',
    name: 'iPhone 15',
    storageGb: 128,
    widthMm: 71.6,
    heightMm: 147.6,
    releasedOn: null,
    colors: 1,
    version: 1,
  });
  for (const sort of ['releasedOn', '-widthMm', 'storageGb', '-manufacturer,name']) {
    const first = await editor.get('grid-device-models', { query: { sort, limit: 2 } });
    const rest = await editor.get('grid-device-models', {
      query: { sort, limit: 2, after: first.next ?? '' },
    });
    const ids = [...first.results, ...rest.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  }
});

it('adds a device from its type to its colour, and the shop offers it at once', async () => {
  const offered = async () => {
    const path = '/api/new/buyback/manufacturer-choices/?product_type=herni-konzole';
    return answerOf(await fetch(app.url + path));
  };
  await offered();
  const maker = await editor.post('admin-manufacturer-add', {
    body: { name: 'Valve', slug: 'valve', popularity: 3 },
  });
  const type = await editor.post('admin-device-type-add', {
    body: {
      nameCs: 'Herní konzole',
      nameRo: 'Console',
      slug: 'herni-konzole',
      kind: 'tablet',
      position: 9,
    },
  });
  const model = await editor.post('admin-device-model-add', {
    body: {
      name: 'Steam Deck',
      slug: 'steam-deck-512gb',
      storageGb: 512,
      popularity: 1,
      releasedOn: '2022-02-25',
      widthMm: 298,
      heightMm: 117.5,
      typeId: type.id,
      manufacturerId: maker.id,
    },
  });
  expect(model).toMatchObject({ heightMm: 117.5, releasedOn: '2022-02-25', version: 1 });
  const color = await editor.post('admin-device-color-add', {
    body: {
      nameCs: 'Černá',
      nameRo: 'Negru',
      slug: 'steam-deck-512gb-black',
      hex: '#1C1B1A',
      position: 1,
      modelId: model.id,
    },
  });
  expect(color.hex).toBe('#1c1b1a');
  await expect.poll(async () => JSON.stringify(await offered())).toContain('Valve');
});

it('refuses slugs that are taken or no addresses, one by one in a block', async () => {
  const { results } = await editor.get('grid-device-colors', { query });
  const [first, second, third] = results;
  const outcome = await edit('device-colors', [
    { id: first?.id, version: 1, changes: { slug: 'new-color', hex: '#FFffFF', position: 4 } },
    { id: second?.id, version: 1, changes: { slug: 'new-color' } },
    { id: third?.id, version: 1, changes: { slug: 'Černá', hex: 'black', product: 1 } },
  ]);
  expect(outcome.applied).toBe(3);
  expect(outcome.refused).toEqual([
    { id: second?.id, column: 'slug', reason: 'Tato hodnota je už použita.' },
    { id: third?.id, column: 'slug', reason: expect.stringContaining('malá písmena') },
    { id: third?.id, column: 'hex', reason: 'Barvu pište jako #1c1b1a.' },
    { id: third?.id, column: 'product', reason: 'Tento sloupec zde změnit nelze.' },
  ]);
  expect(outcome.rows).toContainEqual(
    expect.objectContaining({ slug: 'new-color', hex: '#ffffff', version: 2 }),
  );
  const taken = editor.post('admin-manufacturer-add', {
    body: { name: 'Apple 2', slug: 'apple', popularity: 1 },
  });
  expect(await refusalOf(taken)).toMatchObject({
    status: 400,
    body: { slug: ['Tato hodnota je už použita.'] },
  });
});

it('drops kept choices when a name changes, and brings lists up to date', async () => {
  const path = '/api/new/buyback/manufacturer-choices/?product_type=telefony';
  const labels = async () => JSON.stringify(await answerOf(await fetch(app.url + path)));
  expect(await labels()).toContain('Apple');
  const { results } = await editor.get('grid-manufacturers', { query });
  const apple = results.find(({ slug }) => slug === 'apple');
  const families = Number(apple?.['products']);
  expect(families).toBeGreaterThan(0);
  await edit('manufacturers', [{ id: apple?.id, version: 1, changes: { name: 'Jablko' } }]);
  await expect.poll(labels).toContain('Jablko');
  const named = await app.deps.knex('product_grid_rows').where('manufacturer', 'jablko');
  expect(named.length).toBeGreaterThan(0);
});

it('refuses to delete what is used, with how often and where, and deletes what is not', async () => {
  const remove = (id: number) =>
    editor.delete('admin-manufacturer-delete', { params: { id }, query: { version: 1 } });
  const { status, body } = await refusalOf(remove(1));
  expect(status).toBe(409);
  expect(body['uses']).toContainEqual({ table: 'device_models', count: 3 });
  const made = await editor.post('admin-manufacturer-add', {
    body: { name: 'Nikdo', slug: 'nikdo', popularity: 9 },
  });
  await remove(made.id);
  const { results } = await editor.get('grid-manufacturers', { query });
  expect(results.map(({ slug }) => slug)).not.toContain('nikdo');
});

it('keeps the kind of a type that has models, which decides how a device is identified', async () => {
  const change = (kind: 'tablet' | 'phone') =>
    editor.patch('admin-device-type-update', { params: { id: 1 }, body: { kind, version: 1 } });
  expect((await refusalOf(change('tablet'))).body).toHaveProperty('kind');
  expect((await change('phone')).kind).toBe('phone');
});

it('reads and changes a block by as many statements for a hundred rows as for one', async () => {
  await addDeviceModel.many(
    app.deps.knex,
    times(100, (n) => ({ slug: `more-${String(n)}`, type_id: 1, manufacturer_id: 1 })),
  );
  const { results } = await editor.get('grid-device-models', { query: { ...query, limit: 200 } });
  const rows = results.filter(({ slug }) => String(slug).startsWith('more-'));
  let statements = 0;
  const listen = () => void (statements += 1);
  const measured = async (count: number, name: string) => {
    const { results: now } = await editor.get('grid-device-models', {
      query: { ...query, limit: 200 },
    });
    const versions = new Map(now.map(({ id, version }) => [id, version]));
    statements = 0;
    app.deps.knex.on('query', listen);
    const changed = rows.slice(0, count).map(({ id }, n) => ({
      id,
      version: versions.get(id),
      changes: { name: `${name} ${String(n)}`, slug: `${name}-${String(n)}` },
    }));
    expect((await edit('device-models', changed)).applied).toBe(2 * count);
    app.deps.knex.removeListener('query', listen);
    return statements;
  };
  // The first change of a visitor also asks for a token.
  await measured(1, 'first');
  const one = await measured(1, 'one');
  expect(await measured(100, 'many')).toBe(one);
});
