import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addProduct } from '#tests/support/factories/catalogue.ts';
import { addDeviceModel } from '#tests/support/factories/devices.ts';
import { addOperationStore, addServicePart } from '#tests/support/factories/service.ts';
import { addStock, addStore } from '#tests/support/factories/stock.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { prepareRepairShop, repairBody, startRepairApp, takeIn } from './repair-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(() => prepareRepairShop(app));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

it('proposes the parts of an operation on its device, with what lies free at the store', async () => {
  const { knex } = app.deps;
  const ids = [];
  for (let made = 0; made < 3; made += 1) ids.push((await addProduct(knex)).id);
  const [display = 0, tape = 0, foreign = 0] = ids;
  const [device] = await knex('device_colors as c')
    .join('device_models as d', 'd.id', 'c.model_id')
    .where('c.id', 1)
    .select<{ name: string; manufacturer_id: number; type_id: number }[]>('d.*');
  if (!device) throw new Error('the fixture has a device');
  const { name, manufacturer_id, type_id } = device;
  // Kept for another storage of the same model, which the display fits too.
  const larger = await addDeviceModel(knex, { name, manufacturer_id, type_id, storage_gb: 512 });
  const another = await addDeviceModel(knex, { name: 'Jiný', manufacturer_id, type_id });
  await addServicePart(knex, { operation_id: 1, product_id: display, model_id: larger.id });
  await addServicePart(knex, { operation_id: 1, product_id: tape, quantity: 2 });
  await addServicePart(knex, { operation_id: 1, product_id: foreign, model_id: another.id });
  const [place = 0]: number[] = await knex('stock_places').where({ store_id: 1 }).pluck('id');
  await addStock(knex, { product_id: display, place_id: place, on_hand: 3, allocated: 1 });
  const { desk, id } = await takeIn(app);
  const { parts } = await desk.client.get('admin-repair-needed-parts', { params: { id } });
  expect(parts.map(({ productId, quantity, free }) => [productId, quantity, free])).toEqual([
    [display, 1, 2],
    [tape, 2, 0],
  ]);
});

it('refuses an announcement at a store that does not do one of its operations', async () => {
  const { knex } = app.deps;
  const brno = await addStore(knex, {
    id: 90,
    slug: 'brno',
    name: 'Brno',
    is_service_center: true,
  });
  await addOperationStore(knex, { operation_id: 2, store_id: brno.id });
  await app.deps.replyCache.purge(knex, ['*']);
  const send = async (more: object) => {
    const answer = await app.client().change('service/orders/', repairBody({ ...more }));
    const said: unknown = await answer.json();
    return [answer.status, said];
  };
  expect(await send({})).toEqual([
    400,
    { store: ['Některý z vybraných úkonů tento servis nedělá. Vyberte jiný.'] },
  ]);
  expect((await send({ store: 'brno' }))[0]).toBe(201);
  expect((await send({ operations: ['displej'] }))[0]).toBe(201);
  const found = await app.client().get('service-search-product', {
    query: { product: 'iphone-15-128gb' },
  });
  expect(found.operations.map(({ slug, stores }) => [slug, stores])).toEqual([
    ['displej', null],
    ['baterie', [{ slug: 'brno', name: 'Brno' }]],
  ]);
});

it('are read from files, as the stores of operations are', async () => {
  const { knex } = app.deps;
  const technician = await signIn(app, 'service_tech');
  const [display] = await knex('products as p')
    .join('master_products as v', 'v.id', 'p.master_product_id')
    .select<{ code: string; id: number }[]>('v.code', 'p.id');
  const read = async (list: string, lines: readonly string[]) => {
    const send = async (call: string, fields = {}) => {
      const form = formWith(fields, new TextEncoder().encode(lines.join('\r\n')), 'x.csv');
      return answerOf(await sendForm(technician, `admin/grids/${list}/${call}/`, form));
    };
    const [, looked] = await send('import-preview');
    const { plan } = looked as { plan: string }; // as the contract promises
    return send('import', { plan });
  };
  const code = `${display?.code ?? ''}/${String(display?.id ?? 0)}`;
  expect(
    await read('service-parts', [
      'Úkon;Model;Barva;Kód dílu;Kusů',
      `Výměna displeje;;;${code};2`,
      'Výměna displeje;;;NEZNAMY/1;1',
    ]),
  ).toMatchObject([200, { applied: 1, bad: 1 }]);
  expect(await knex('service_parts')).toMatchObject([{ product_id: display?.id, quantity: 2 }]);
  const [store] = await knex('stores').select('name');
  expect(
    await read('service-operation-stores', [
      'Úkon;Prodejna',
      `Výměna baterie;${store?.name ?? ''}`,
    ]),
  ).toMatchObject([200, { applied: 1, bad: 0 }]);
});
