import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { familiesChanged } from '#api/read-models/families-changed.ts';
import { addPriceLevel } from '#tests/support/factories/prices.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { firstOfMany, insertMany, readGrid, where, type GridAnswer } from './grid-fixture.ts';

let app: TestApp;
let editor: TestClient;
let other: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await insertMany(app, 210);
  editor = await signIn(app, 'catalogue_editor');
  other = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

interface EditAnswer extends GridAnswer {
  readonly change_set_id: number | null;
  readonly applied: number;
  readonly refused: readonly Readonly<Record<string, unknown>>[];
  readonly rows: GridAnswer['results'];
}

async function edit(client: TestClient, rows: readonly object[], language = 'cs') {
  client.cookies.set('language', language);
  const send = () => client.changeBy('PATCH', 'admin/grids/products/', { rows });
  let answer = await send();
  // A shop whose connections are all taken has not begun, and asks to come again.
  while (answer.status === 503) answer = await send();
  const [status, body] = await answerOf(answer);
  if (status !== 200) throw new Error(`${String(status)} ${JSON.stringify(body)}`);
  return body as EditAnswer; // what the contract promises
}

const row = async (id: number) => {
  const { results } = await readGrid(editor, 'products', { limit: 500 });
  const found = results.find((one) => one.id === id);
  if (!found) throw new Error('no such row');
  return found;
};

const ean = (n: number) => {
  const digits = `859${String(n).padStart(9, '0')}`;
  const sum = [...digits].reduce((all, one, place) => all + Number(one) * (place % 2 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
};

it('applies 596 of 600 pasted cells in one change set and says why 4 are refused (T-GRID-1)', async () => {
  const rows = Array.from({ length: 200 }, (_, n) => ({
    id: firstOfMany + n,
    version: 2,
    changes: { name_cs: `Nový obal ${String(n)}`, ean: ean(n), new_price: 102 + (n % 7) },
  }));
  const bad = [
    [10, 'name_cs', ' '],
    [20, 'ean', '4,00638E+12'],
    [30, 'ean', ean(31)],
    [40, 'new_price', -1],
  ] as const;
  for (const [n, column, value] of bad) Object.assign(rows[n]?.changes ?? {}, { [column]: value });
  const pasted = await edit(other, rows);
  expect(pasted).toMatchObject({
    change_set_id: expect.any(Number),
    applied: 596,
    refused: [
      { id: firstOfMany + 10, column: 'nameCs', reason: 'Tato hodnota je požadována.' },
      { id: firstOfMany + 20, column: 'ean', reason: 'Tato hodnota není platná.' },
      { id: firstOfMany + 31, column: 'ean', reason: 'Tato hodnota je už použita.' },
      { id: firstOfMany + 40, column: 'newPrice', reason: 'Tato hodnota není platná.' },
    ],
  });
  expect(await app.deps.knex('change_sets').select('id', 'call')).toEqual([
    { id: pasted.change_set_id, call: 'grid-products-edit' },
  ]);
  expect(await row(firstOfMany)).toMatchObject({
    name_cs: 'Nový obal 0',
    new_price: 102,
    version: 4,
  });
  const found = await readGrid(editor, 'products', {
    filter: where('nameCs', 'startsWith', 'novy obal'),
  });
  expect(found.count).toBe(199);
});

it('says in the other language why a cell is refused', async () => {
  const changes = { name_cs: '', stock: 3, is_active: 'ano' };
  expect((await edit(editor, [{ id: 1, version: 2, changes }], 'ro')).refused).toEqual([
    { id: 1, column: 'nameCs', reason: 'Această valoare este obligatorie.' },
    { id: 1, column: 'stock', reason: 'Această coloană nu poate fi modificată aici.' },
    { id: 1, column: 'isActive', reason: 'Această valoare nu este validă.' },
  ]);
});

it('merges changes of different columns and asks where both changed the same (T-GRID-8)', async () => {
  const { version } = await row(1);
  await edit(other, [{ id: 1, version, changes: { new_price: 19_000 } }]);
  expect(await edit(editor, [{ id: 1, version, changes: { name_cs: 'iPhone' } }])).toMatchObject({
    applied: 1,
    refused: [],
    rows: [{ name_cs: 'iPhone', new_price: 19_000, version: version + 2 }],
  });
  const late = { id: 1, version, changes: { name_cs: 'Jiný', name_ro: 'Altul' } };
  expect(await edit(other, [late])).toMatchObject({
    applied: 1,
    // A matcher is typed `any`.
    refused: [{ column: 'nameCs', theirs: 'iPhone', by: { at: expect.any(String) as string } }],
    rows: [{ name_cs: 'iPhone', name_ro: 'Altul' }],
  });
  const decided = { ...late, changes: { name_cs: 'Jiný' }, overwrite: ['nameCs'] };
  expect(await edit(other, [decided])).toMatchObject({ applied: 1, rows: [{ name_cs: 'Jiný' }] });
});

it('takes a change of a row whose version was raised by what the list does not show', async () => {
  const { knex } = app.deps;
  await addPriceLevel(knex);
  const set = await other.changeBy('PATCH', 'product/admin-level-prices/1/', {
    version: 1,
    level_id: 1,
    price: 18_000,
  });
  expect(set.status).toBe(200);
  const { version, name_cs: before } = await row(1);
  expect(before).not.toBe('Nové jméno');
  expect(
    await edit(editor, [{ id: 1, version, changes: { name_cs: 'Nové jméno' } }]),
  ).toMatchObject({ applied: 1, refused: [], rows: [{ name_cs: 'Nové jméno' }] });
});

it('loses none of 100 edits of one row that come at once', async () => {
  // Each writes what it read with a sign of its own: a name without one of them was overwritten.
  const addSign = async (_: unknown, n: number): Promise<void> => {
    for (;;) {
      const { name_cs, version } = await row(1);
      const changes = { name_cs: `${String(name_cs)} <${String(n)}>` };
      const { refused } = await edit(editor, [{ id: 1, version, changes }]);
      if (refused.length === 0) return;
    }
  };
  const { version } = await row(1);
  const names = Array.from({ length: 80 }, (_, n) =>
    edit(other, [
      { id: 1, version, changes: { name_ro: `iPhone ${String(n)}` }, overwrite: ['nameRo'] },
    ]),
  );
  await Promise.all([...names, ...Array.from({ length: 20 }, addSign)]);
  const after = await row(1);
  expect(after.version).toBe(version + 100);
  const missing = Array.from({ length: 20 }, (_, n) => `<${String(n)}>`).filter(
    (sign) => !String(after['name_cs']).includes(sign),
  );
  expect(missing).toEqual([]);
  const entries = await app.deps
    .knex('change_entries')
    .where('op', 'update')
    .count<{ count: number }[]>();
  expect(entries[0]?.count).toBeGreaterThanOrEqual(100);
}, 240_000);

it('refuses who may only read, and rows that are not there', async () => {
  const reader = await signIn(app, 'warehouse_supervisor');
  const rows = [{ id: 1, version: 2, changes: { is_active: false } }];
  const answer = await reader.changeBy('PATCH', 'admin/grids/products/', { rows });
  expect(answer.status).toBe(403);
  const gone = [{ id: 999, version: 1, changes: { is_active: false } }];
  expect(await edit(editor, gone)).toMatchObject({
    change_set_id: null,
    applied: 0,
    rows: [],
    refused: [{ id: 999, column: 'isActive', reason: 'Takový záznam neexistuje.' }],
  });
});

it('shows a name of more families than one request brings up to date, in its new letters', async () => {
  await insertMany(app, 2200);
  editor = await signIn(app, 'catalogue_editor');
  const { results } = await readGrid(editor, 'manufacturers', { limit: 50 });
  const maker = results.find(({ id }) => id === 1);
  const name = String(maker?.['name']).toUpperCase();
  const changed = await editor.changeBy('PATCH', 'admin/grids/manufacturers/', {
    rows: [{ id: 1, version: maker?.version, changes: { name } }],
  });
  expect(changed.status).toBe(200);
  const last = await readGrid(editor, 'products', {
    limit: 1,
    filter: where('code', 'equals', 'KR3200'),
  });
  expect(last.results[0]?.['manufacturer']).toBe(name);
});

it('holds all families whose rows it writes, so that two changes of many wait in turn', async () => {
  await insertMany(app, 2200);
  const { knex } = app.deps;
  const families = Array.from({ length: 220 }, (_, n) => firstOfMany + n);
  await knex.transaction(async (trx) => {
    await familiesChanged(trx, app.deps, families);
    const other = knex('meta_masters').where('id', families.at(-1)).forNoKeyUpdate().noWait();
    await expect(other).rejects.toMatchObject({ code: '55P03' });
  });
});
