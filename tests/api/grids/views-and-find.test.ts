import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertCatalogue } from '#tests/api/catalog/catalogue-fixture.ts';
import { countStatements } from '#tests/api/catalog/count-statements.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let jana: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await insertCatalogue(app.deps.knex, app.deps);
  jana = await signIn(app, 'catalogue_editor');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const state = {
  filter: { term: '', conditions: [{ column: 'goneColumn', op: 'contains', value: 'x' }] },
  sort: '-goneColumn',
  columns: [{ id: 'goneColumn', width: 120, hidden: false, pinned: null }],
};
const path = 'admin/grid-views/';
const read = async (client: TestClient, address: string) =>
  answerOf(await client.fetch(`/api/new/${address}`));

it('keeps a view as it was saved, a column that is gone among it (T-GRID-5)', async () => {
  const view = { grid: 'products', name: 'Bez EAN', shared: false, state };
  const [status, saved] = await answerOf(await jana.change(path, view));
  expect([status, saved]).toEqual([201, { ...view, id: 1, mine: true, version: 1 }]);
  expect(await read(jana, `${path}?grid=products`)).toEqual([200, { results: [saved] }]);
  expect(await read(jana, `${path}?grid=orders`)).toEqual([200, { results: [] }]);
  expect(await answerOf(await jana.change(path, view))).toMatchObject([
    400,
    { name: [expect.any(String)] },
  ]);
});

it('shows a shared view to others, who cannot change it', async () => {
  const petr = await signIn(app, 'admin');
  await jana.change(path, { grid: 'products', name: 'Moje', shared: false, state });
  expect(await read(petr, `${path}?grid=products`)).toEqual([200, { results: [] }]);
  const share = { version: 1, shared: true };
  expect((await jana.changeBy('PATCH', `${path}1/`, share)).status).toBe(200);
  expect(await answerOf(await jana.changeBy('PATCH', `${path}1/`, share))).toMatchObject([
    409,
    { current: { version: 2 } },
  ]);
  expect(await read(petr, `${path}?grid=products`)).toMatchObject([
    200,
    { results: [{ name: 'Moje', mine: false }] },
  ]);
  expect((await petr.changeBy('PATCH', `${path}1/`, { version: 2, name: 'Jeho' })).status).toBe(
    404,
  );
  expect((await petr.changeBy('DELETE', `${path}1/`)).status).toBe(404);
  expect((await jana.changeBy('DELETE', `${path}1/`)).status).toBe(204);
});

it('remembers how each person left the columns of the lists', async () => {
  const layout = { columns: state.columns, sort: 'nameCs' };
  const other = { columns: [], sort: '-placedAt' };
  const address = 'admin/grid-layouts/';
  expect(await read(jana, address)).toEqual([200, { results: [] }]);
  expect((await jana.change(`${address}products/`, { ...layout, sort: 'code' })).status).toBe(204);
  expect((await jana.change(`${address}products/`, layout)).status).toBe(204);
  expect((await jana.change(`${address}orders/`, other)).status).toBe(204);
  const results = [
    { grid: 'orders', ...other },
    { grid: 'products', ...layout },
  ];
  expect(await read(jana, address)).toEqual([200, { results }]);
  expect(await read(await signIn(app, 'admin'), address)).toEqual([200, { results: [] }]);
});

it('is for the staff alone', async () => {
  const customer = await signIn(app, 'customer');
  for (const address of [`${path}?grid=products`, 'admin/grid-layouts/']) {
    expect((await read(customer, address))[0]).toBe(403);
  }
  expect((await customer.change('admin/find/', { q: 'a' })).status).toBe(403);
});

it('finds what the person may read, a code before names, with one statement for each kind', async () => {
  const found = async (client: TestClient, q: string) =>
    answerOf(await client.change('admin/find/', { q }));
  expect(await found(jana, 'IP15-256-bk')).toEqual([
    200,
    {
      results: [{ kind: 'product', id: 3, title: 'iPhone 15 256 GB Černá', detail: 'IP15-256-BK' }],
    },
  ]);
  expect(await found(jana, 'PRISLUS')).toEqual([
    200,
    { results: [{ kind: 'category', id: 20, title: 'Příslušenství', detail: '/prislusenstvi' }] },
  ]);
  expect(await found(await signIn(app, 'picker'), 'iphone')).toEqual([200, { results: [] }]);
  const admin = await signIn(app, 'admin');
  // Its first change asks for a token.
  await found(admin, '');
  const refused = await countStatements(app.deps.knex, () => found(admin, ''));
  const all = await countStatements(app.deps.knex, () => found(admin, 'iphone 100%'));
  expect(all - refused).toBe(4);
});
