import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toWire } from '#core/contract/casing.ts';
import { catalogAdminEndpoints } from '#core/contract/catalog-admin-endpoints.ts';
import { isLetIn } from '#core/contract/endpoint.ts';
import { resourceEndpoints } from '#core/contract/resources.ts';
import { times } from '#tests/support/factories/row-factory.ts';
import { addFamily, addProduct, addVariant } from '#tests/support/factories/catalogue.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { permissionsOf } from '#core/permissions/roles.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { insertShop, shop } from './shop-fixture.ts';

let app: TestApp;
let editor: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await insertShop(app.deps.knex);
  editor = await signIn(app, 'catalogue_editor');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const change = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  answerOf(await editor.changeBy(method, path, body));
const read = async (path: string): Promise<unknown> =>
  (await editor.fetch(`/api/new/${path}`)).json();

const named = { code: 'novy', name_cs: 'Nový', name_ro: 'Nou', position: 2 };

describeTables([
  ['product/admin-units/', { code: 'mm', symbol_cs: 'mm', symbol_ro: 'mm' }, { symbol_cs: 'm m' }],
  ['product/admin-attribute-groups/', named, { name_cs: 'Jiný' }],
  [
    'product/admin-attributes/',
    { ...named, group_id: 1, unit_id: null, kind: 'choice', is_facet: true },
    { is_facet: false },
  ],
  [
    'product/admin-attribute-values/',
    { ...named, attribute_id: shop.color, hex: '#ffffff' },
    { hex: null },
  ],
  [
    'product/admin-used-product-bonuses/',
    { manufacturer_id: shop.apple, device_type_id: null, grade: 'A', percent: 5 },
    { percent: 7 },
  ],
]);

function describeTables(tables: readonly (readonly [string, object, object])[]) {
  it.each(tables)('%s adds, lists, changes and deletes', async (path, row, patch) => {
    const [status, made] = await change('POST', path, row);
    expect([status, made]).toMatchObject([201, { ...row, version: 1 }]);
    const id = String(Reflect.get(Object(made), 'id'));
    const listed = (await read(`${path}?limit=500`)) as { results: object[] }; // checked by the API
    expect(listed.results).toContainEqual(made);
    const changed = await change('PATCH', `${path}${id}/`, { ...patch, version: 1 });
    expect(changed).toMatchObject([200, { ...row, ...patch, version: 2 }]);
    const stale = await change('PATCH', `${path}${id}/`, { ...patch, version: 1 });
    expect(stale).toMatchObject([409, { current: { version: 2 } }]);
    expect((await change('DELETE', `${path}${id}/?version=1`))[0]).toBe(409);
    expect(await change('DELETE', `${path}${id}/?version=2`)).toEqual([204, null]);
    expect((await change('DELETE', `${path}${id}/?version=2`))[0]).toBe(404);
  });

  it.each(tables)('%s refuses the same row twice', async (path, row) => {
    await change('POST', path, row);
    const [status, body] = await change('POST', path, row);
    const messages = typeof body === 'object' && body !== null ? Object.values(body) : [];
    expect([status, messages]).toEqual([400, [['Tato hodnota je už použita.']]]);
  });
}

it.each([
  ['product/admin-units/1/?version=1'],
  ['product/admin-attribute-groups/1/?version=1'],
  ['product/admin-attributes/1/?version=1'],
  ['product/admin-attribute-values/1/?version=1'],
])('refuses to delete %s while it is used', async (path) => {
  expect(await change('DELETE', path)).toEqual([
    409,
    { detail: 'Záznam se ještě používá. Nejdřív ho tam nahraďte jiným.' },
  ]);
});

it('refuses references that lead nowhere and filters that are no choice', async () => {
  const attribute = { ...named, group_id: 99, unit_id: null, kind: 'text', is_facet: false };
  expect(await change('POST', 'product/admin-attributes/', attribute)).toEqual([
    400,
    { group_id: ['Takový záznam neexistuje.'] },
  ]);
  const facet = { ...attribute, group_id: 1, is_facet: true };
  expect(await change('POST', 'product/admin-attributes/', facet)).toEqual([
    400,
    { is_facet: ['Tato hodnota není platná.'] },
  ]);
});

it('keeps the kind of an attribute that products have', async () => {
  const path = 'product/admin-attributes/1/';
  expect(await change('PATCH', path, { version: 1, kind: 'text' })).toEqual([
    400,
    { kind: ['Produkty už tento atribut mají, změnit ho proto nelze.'] },
  ]);
  expect((await change('PATCH', path, { version: 1, kind: 'number' }))[0]).toBe(200);
});

it('finds rows by term and by what they belong to', async () => {
  expect(await read('product/admin-attributes/?term=sklo')).toMatchObject({
    count: 1,
    results: [{ code: 'sklo' }],
  });
  expect(await read('product/admin-attributes/?term=%25')).toMatchObject({ count: 0 });
  expect(await read('product/admin-attribute-values/?attribute_id=1')).toMatchObject({ count: 0 });
  expect(await read('product/admin-attribute-values/?attribute_id=3&limit=1')).toMatchObject({
    count: 2,
    results: [{ code: 'black' }],
  });
});

it('brings cards up to date when a colour gets another name', async () => {
  const { knex } = app.deps;
  await change('PATCH', 'product/admin-attribute-values/1/', { version: 1, name_cs: 'Půlnoční' });
  const texts: object[] = await knex('listing_card_texts').select();
  expect(JSON.stringify(texts)).toContain('Půlnoční');
});

it('leaves what one request cannot refresh to jobs of the same change', async () => {
  const { knex, jobs } = app.deps;
  const families = await addFamily.many(
    knex,
    times(250, () => ({ manufacturer_id: shop.apple })),
  );
  const variants = await addVariant.many(
    knex,
    families.map(({ id }) => ({ meta_master_id: id, color_value_id: shop.blueValue })),
  );
  await addProduct.many(
    knex,
    variants.map(({ id }) => ({ master_product_id: id })),
  );
  await change('PATCH', 'product/admin-attribute-values/2/', { version: 1, name_cs: 'Nebeská' });
  const cards = async () => {
    const [row] = await knex('listing_cards').count<{ count: number }[]>('id');
    return row?.count;
  };
  expect(await cards()).toBe(200);
  await jobs.runDue();
  expect(await cards()).toBe(251);
});

it('lets nobody without the permission in', async () => {
  const support = await signIn(app, 'support');
  const given = permissionsOf('support');
  for (const [key, endpoint] of Object.entries({
    ...catalogAdminEndpoints,
    ...resourceEndpoints,
  })) {
    const { access } = endpoint;
    if (typeof access === 'string' || isLetIn(access, given)) continue;
    const path = endpoint.path.replace(/\{\w+\}/g, '1');
    const answers = await Promise.all(
      [app.client(), support].map((client) =>
        endpoint.method === 'GET'
          ? client.fetch(`/api/new/${path}`)
          : client.changeBy(endpoint.method, path, toWire({})),
      ),
    );
    expect([key, ...answers.map(({ status }) => status)]).toEqual([key, 401, 403]);
  }
});
