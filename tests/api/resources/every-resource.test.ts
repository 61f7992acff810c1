import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toSnake, toWire } from '#core/contract/casing.ts';
import { resources } from '#core/changes/all-resources.ts';
import type { CellValue } from '#core/grid/grid-definition.ts';
import { isSettable, keptColumns, type Resource } from '#core/resources/resource.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { rowOf, valuesOf } from '#tests/support/resource-samples.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

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

/** The calls of one resource; the keys are another's in the types alone. */
function callsOf(of: Resource) {
  // One key stands for all.
  const key = of.options.rows.key as 'voucher';
  // As above.
  const list = `grid-${of.options.list?.name ?? ''}` as 'grid-vouchers';
  type Row = { id: number; version: number } & Record<string, CellValue>;
  const asRow = (row: unknown) => row as Row; // every row has both, and cells besides
  type Body = { minimalPrice: number; amount: number };
  const asBody = (body: object) => body as Body & Row; // in the types alone
  return {
    add: async (body: object) => asRow(await admin.post(`${key}-add`, { body: asBody(body) })),
    change: async (id: number, body: object) =>
      asRow(await admin.patch(`${key}-update`, { params: { id }, body: asBody(body) })),
    remove: (id: number, version: number) =>
      admin.delete(`${key}-delete`, { params: { id }, query: { version } }),
    rows: async (client = admin) => (await client.get(`${key}-list`, { query: {} })).results,
    select: (body: { kind: 'all'; except: number[] }) => admin.post(`${list}-select`, { body }),
    set: (body: { selectionId: string; column: string; value: CellValue }) =>
      admin.post(`${list}-set`, { body }),
    removeAll: (selectionId: string) => admin.post(`${list}-remove`, { body: { selectionId } }),
    edit: (id: number, version: number, changes: Record<string, CellValue>) =>
      admin.patch(`${list}-edit`, { body: { rows: [{ id, version, changes }] } }),
  };
}

/** What can be added without rows of other tables, and where any row may be deleted. */
const alone = resources.filter((of: Resource) =>
  keptColumns(of.columns).every(([id, { type }]) => type !== 'integer' || !id.endsWith('Id')),
);
const lastChange = async () =>
  (await app.deps.knex('change_sets').max<{ max: number }[]>('id'))[0]?.max ?? 0;
const undo = async () =>
  admin.post('admin-change-undo', { params: { id: await lastChange() }, body: {} });

/** The first column whose value can be another one. */
function changeable(of: Resource): readonly [string, CellValue, CellValue] {
  for (const [id, { formOnly }] of keptColumns(of.columns)) {
    const [, next, after] = valuesOf(of, id);
    if (!formOnly && next !== undefined && after !== undefined) return [id, next, after];
  }
  throw new Error(`nothing of ${of.table} can be changed twice`);
}

/** A column that can be set in many rows, with another value than their first. */
function settable(of: Resource): readonly [string, CellValue] {
  for (const [id, column] of keptColumns(of.columns)) {
    const [, next] = valuesOf(of, id);
    if (isSettable(column) && next !== undefined) return [id, next];
  }
  throw new Error(`nothing of ${of.table} can be set`);
}

describe.each(alone.map((of): [string, Resource] => [of.table, of]))('%s', (_, of) => {
  it('is added, changed and deleted by its calls, and each is taken back', async () => {
    const { add, change, remove, rows } = callsOf(of);
    const [column, next] = changeable(of);
    const added = await add(rowOf(of));
    expect(added).toMatchObject({ version: 1, ...rowOf(of) });
    expect(await rows()).toEqual([added]);
    const changed = await change(added.id, { [column]: next, version: 1 });
    expect(changed).toEqual({ ...added, version: 2, [column]: next });
    await undo();
    expect(await rows()).toMatchObject([rowOf(of)]);
    const { version } = (await rows())[0] ?? added;
    await remove(added.id, version);
    expect(await rows()).toEqual([]);
    await undo();
    expect(await rows()).toMatchObject([{ id: added.id, ...rowOf(of) }]);
  });

  it('merges changes of other fields and says who meets in the same one', async () => {
    const { add, change } = callsOf(of);
    const [column, next, after] = changeable(of);
    const { id } = await add(rowOf(of));
    await change(id, { [column]: next, version: 1 });
    const met = await refusalOf(change(id, { [column]: after, version: 1 }));
    expect(met).toMatchObject({
      status: 409,
      body: {
        current: toWire({ id, version: 2, [column]: next }),
        conflicts: [{ field: column, mine: after, theirs: next }],
      },
    });
    const other = keptColumns(of.columns).find(([name]) => name !== column)?.[0] ?? '';
    const merged = await change(id, { [other]: rowOf(of)[other], version: 1 });
    expect(merged).toMatchObject({ version: 3, [column]: next });
    expect((await refusalOf(callsOf(of).remove(id, 1))).status).toBe(409);
    expect((await refusalOf(change(id, { version: 99, [column]: after }))).status).toBe(409);
  });

  it('gives nobody what may stand once', async () => {
    const { add } = callsOf(of);
    const unique = keptColumns(of.columns).flatMap(([id, { unique: is }]) => (is ? [id] : []));
    await add(rowOf(of));
    if (unique.length === 0) return;
    const refused = await refusalOf(add(rowOf(of)));
    expect([refused.status, Object.keys(refused.body)]).toEqual([
      400,
      unique.slice(0, 1).map((id) => toSnake(id)),
    ]);
  });

  it('is for whoever may', async () => {
    const nobody = await signIn(app, 'picker');
    expect((await refusalOf(callsOf(of).rows(nobody))).status).toBe(403);
  });
});

const listed = alone.filter((of: Resource) => of.options.list);
describe.each(listed.map((of): [string, Resource] => [of.table, of]))('the list of %s', (_, of) => {
  it('takes pasted cells one by one, and merges them', async () => {
    const { add, edit } = callsOf(of);
    const [column, next, after] = changeable(of);
    const { id } = await add(rowOf(of));
    expect(await edit(id, 1, { [column]: next, unknown: 1 })).toMatchObject({
      applied: 1,
      refused: [{ id, column: 'unknown' }],
      rows: [{ id, version: 2, [column]: next }],
    });
    expect(await edit(id, 1, { [column]: after })).toMatchObject({
      applied: 0,
      refused: [{ id, column, theirs: next }],
    });
  });
});
describe.each(listed.map((of): [string, Resource] => [of.table, of]))(
  'a selection of %s',
  (_, of) => {
    it('gets one value or is deleted, all but those left out, and each is one step of undo', async () => {
      const calls = callsOf(of);
      const unique = keptColumns(of.columns).flatMap(([id, { unique: is }]) => (is ? [id] : []));
      const nth = (at: number) =>
        Object.fromEntries(unique.map((id) => [id, valuesOf(of, id)[at] ?? null]));
      const rows = [];
      for (const at of [0, 1, 2]) rows.push(await calls.add({ ...rowOf(of), ...nth(at) }));
      const [, kept] = rows;
      const all = { kind: 'all' as const, except: [kept?.id ?? 0] };
      const [column, value] = settable(of);

      const { id: selectionId } = await calls.select(all);
      const set = await calls.set({ selectionId, column, value });
      expect(set).toMatchObject({ applied: 2, refused: [] });
      const cells = async () =>
        (await calls.rows()).map((row): unknown => Reflect.get(row, column));
      expect((await cells()).filter((cell) => cell === value)).toHaveLength(2);
      await admin.post('admin-change-undo', { params: { id: set.changeSetId ?? 0 }, body: {} });
      expect((await cells()).filter((cell) => cell === value)).toHaveLength(0);

      const another = await calls.select(all);
      const gone = await calls.removeAll(another.id);
      expect([gone.applied, await calls.rows()]).toMatchObject([2, [{ id: kept?.id }]]);
      await admin.post('admin-change-undo', { params: { id: gone.changeSetId ?? 0 }, body: {} });
      expect(await calls.rows()).toHaveLength(3);

      const wrong = { selectionId: another.id, column: 'version', value: 1 };
      expect((await refusalOf(calls.set(wrong))).body).toHaveProperty('column');
      const unfit = { selectionId: another.id, column, value: null };
      expect((await refusalOf(calls.set(unfit))).body).toHaveProperty('value');
      const stranger = { selectionId: 'nobody', column, value };
      expect((await refusalOf(calls.set(stranger))).body).toHaveProperty('selection_id');
    });
  },
);
