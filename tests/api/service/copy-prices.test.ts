import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addServicePrice } from '#tests/support/factories/service.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { closeService, fillService, startServiceApp } from './service-fixture.ts';

let app: TestApp;
let technician: TestClient;
beforeAll(async () => {
  app = await startServiceApp();
});
beforeEach(async () => {
  await fillService(app);
  technician = await signIn(app, 'service_tech');
});
afterAll(() => closeService(app));

const ipad = 2;
const pricesOf = async (model: number) =>
  app.deps
    .knex('service_prices')
    .where('model_id', model)
    .orderBy('operation_id')
    .select('operation_id', 'price');

/** Every price of the one phone that has some. */
async function select(by = technician): Promise<string> {
  const condition = { column: 'model', op: 'contains', value: 'iPhone' } as const;
  const filter = { term: '', conditions: [condition] };
  const body = { kind: 'all' as const, ids: [], except: [], filter };
  const { id } = await by.post('grid-service-prices-select', { body });
  return id;
}
const copy = (selectionId: string, modelId: number, by = technician) =>
  by.post('service-prices-copy', { body: { selectionId, modelId } });

it('gives a model the prices of another, and leaves what it has', async () => {
  const { knex } = app.deps;
  await addServicePrice(knex, { operation_id: 2, model_id: 1, price: 800 });
  await addServicePrice(knex, { operation_id: 2, model_id: ipad, price: 700 });
  const done = await copy(await select(), ipad);
  expect(done).toMatchObject({ applied: 1, kept: 1, changeSetId: expect.any(Number) });
  expect(await pricesOf(ipad)).toEqual([
    { operation_id: 1, price: 4_000 },
    { operation_id: 2, price: 700 },
  ]);
  // Once more there is nothing left to copy.
  expect(await copy(await select(), ipad)).toMatchObject({
    applied: 0,
    kept: 2,
    changeSetId: null,
  });
});

it('is undone as one change', async () => {
  const { changeSetId } = await copy(await select(), ipad);
  const admin = await signIn(app, 'admin');
  await admin.post('admin-change-undo', { params: { id: changeSetId ?? 0 }, body: {} });
  expect(await pricesOf(ipad)).toEqual([]);
});

it('is one price where several that are selected would be the same', async () => {
  await addServicePrice(app.deps.knex, { operation_id: 1, model_id: 4, price: 5_000 });
  expect(await copy(await select(), ipad)).toMatchObject({ applied: 1, kept: 1 });
  expect(await pricesOf(ipad)).toEqual([{ operation_id: 1, price: 4_000 }]);
});

it('takes no selection of another list', async () => {
  const { id } = await technician.post('grid-service-operations-select', {
    body: { kind: 'some', ids: [1], except: [] },
  });
  await expect(copy(id, ipad)).rejects.toMatchObject({ status: 400 });
  const set = { selectionId: await select(), column: 'position', value: 7 };
  const asked = technician.post('grid-service-operations-set', { body: set });
  await expect(asked).rejects.toMatchObject({ status: 400 });
  expect(await pricesOf(ipad)).toEqual([]);
});

it('knows the model, its own selection, and who may', async () => {
  const selection = await select();
  await expect(copy(selection, 99)).rejects.toMatchObject({ status: 400 });
  const admin = await signIn(app, 'admin');
  await expect(copy(selection, ipad, admin)).rejects.toMatchObject({ status: 400 });
  const support = await signIn(app, 'support');
  await expect(copy(await select(support), ipad, support)).rejects.toMatchObject({ status: 403 });
  expect(await pricesOf(ipad)).toEqual([]);
});
