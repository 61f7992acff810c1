import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { times } from '#tests/support/factories/row-factory.ts';
import { addAttribute, addUnit } from '#tests/support/factories/catalogue.ts';
import { truncateAll } from '../../support/database.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { colleague, type Colleague } from './staff-call.ts';

let app: TestApp;
let jana: Colleague;
let petr: Colleague;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  jana = await colleague(app, 'catalogue_editor', 'Jana');
  petr = await colleague(app, 'catalogue_editor', 'Petr');
});

const units = (count: number) => times(count, (n) => ({ code: `u${String(n - 1)}` }));

const symbols = async () => {
  const rows: { symbol_cs: string }[] = await app.deps
    .knex('units')
    .orderBy('id')
    .select('symbol_cs');
  return rows.map(({ symbol_cs }) => symbol_cs);
};

const latest = async (who: Colleague) => {
  const { results } = await who.client.get('admin-change-list', { query: { limit: 1 } });
  const [set] = results;
  if (!set) throw new Error('nothing was recorded');
  return set;
};

const undo = (who: Colleague, id: number, force: 'all' | { table: string; key: string }[] = []) =>
  who.client.post('admin-change-undo', { params: { id }, body: { force } });

it('undoes 98 of 100 rows where somebody changed two since, and names both values (T-GRID-2)', async () => {
  const { knex } = app.deps;
  await addUnit.many(knex, units(100));
  await jana.write((trx) =>
    trx('units').update({ symbol_cs: 'cm', version: trx.raw('version + 1') }),
  );
  const set = await latest(jana);
  expect(set.title).toBe('Jednotky: upraveno 100');
  await petr.write((trx) => trx('units').whereIn('code', ['u3', 'u7']).update({ symbol_cs: 'km' }));

  const undone = await undo(jana, set.id);

  expect(undone.undone).toBe(98);
  expect(undone.conflictCount).toBe(2);
  expect(undone.conflicts[0]).toEqual({
    table: 'units',
    key: '4',
    label: 'u3',
    reason: 'changed',
    column: 'symbol_cs',
    columnName: 'Značka (česky)',
    before: 'mm',
    mine: 'cm',
    theirs: 'km',
    // A matcher is typed `any`.
    by: { name: 'Petr', at: expect.any(String) as string },
  });
  const now = await symbols();
  expect(now.filter((symbol) => symbol === 'mm')).toHaveLength(98);
  expect([now[3], now[7]]).toEqual(['km', 'km']);
  expect((await latest(jana)).undoes).toBe(set.id);

  await undo(jana, set.id, [{ table: 'units', key: '4' }]);
  expect((await symbols())[3]).toBe('mm');
  expect((await symbols())[7]).toBe('km');
});

it('redoes by undoing the undo, and says what stands', async () => {
  const { knex } = app.deps;
  await addUnit.many(knex, units(3));
  await jana.write((trx) => trx('units').update({ symbol_cs: 'cm' }));
  const set = await latest(jana);
  const { changeSetId } = await undo(jana, set.id);
  expect(await symbols()).toEqual(['mm', 'mm', 'mm']);
  expect(await latest(jana)).toMatchObject({ id: changeSetId, undoes: set.id, undoneBy: null });

  await undo(jana, Number(changeSetId));

  expect(await symbols()).toEqual(['cm', 'cm', 'cm']);
  const { undoneBy } = await jana.client.get('admin-change', { params: { id: set.id }, query: {} });
  expect(undoneBy).toBeNull();
  expect(await undo(jana, Number(changeSetId))).toMatchObject({ changeSetId: null, undone: 0 });
});

it('brings back what was deleted with its id, and takes away what was made, the referring row first', async () => {
  const { knex } = app.deps;
  await jana.write(async (trx) => {
    await addAttribute(trx);
  });
  const made = await latest(jana);
  const before: object[] = await knex('attributes').select('*');
  await jana.write(async (trx) => {
    await trx('attributes').delete();
    await trx('attribute_groups').delete();
  });
  const removed = await latest(jana);

  expect(await undo(jana, removed.id)).toMatchObject({ undone: 2, conflictCount: 0 });
  expect(await knex('attributes').select('*')).toMatchObject([{ ...before[0], version: 2 }]);
  // The rows came back as they were, so what had made them can be undone as well.
  expect(await undo(jana, made.id)).toMatchObject({ undone: 2, conflictCount: 0 });
  expect(await knex('attribute_groups').select('*')).toEqual([]);
});

it('leaves a row that something refers to, and says so', async () => {
  const { knex } = app.deps;
  await jana.write((trx) => addUnit.many(trx, units(3)));
  const set = await latest(jana);
  const { id } = await knex('units').where('code', 'u1').first<{ id: number }>('id');
  await addAttribute(knex, { kind: 'number', unit_id: id });

  const undone = await undo(jana, set.id);

  expect(undone.undone).toBe(2);
  expect(undone.conflicts).toMatchObject([
    { table: 'units', label: 'u1', column: null, columnName: 'Celý záznam', reason: 'still_used' },
  ]);
  expect(await knex('units').pluck('code')).toEqual(['u1']);
});

it('does not take away what somebody went on to work with', async () => {
  await jana.write((trx) => addUnit.many(trx, units(1)));
  const set = await latest(jana);
  await petr.write((trx) => trx('units').update({ symbol_cs: 'km' }));
  const undone = await undo(jana, set.id);
  expect(undone).toMatchObject({ undone: 0, changeSetId: null, conflictCount: 1 });
  expect(undone.conflicts).toMatchObject([{ column: 'symbol_cs', mine: 'mm', theirs: 'km' }]);
  expect(await undo(jana, set.id, 'all')).toMatchObject({ undone: 1, conflictCount: 0 });
  expect(await symbols()).toEqual([]);
});

it("lets nobody undo somebody else's changes without the permission", async () => {
  await jana.write((trx) => addUnit.many(trx, units(1)));
  const set = await latest(jana);
  await expect(undo(petr, set.id)).rejects.toMatchObject({ status: 403 });
  const support = await colleague(app, 'support', 'Ivana');
  const seen = await support.client.get('admin-change', { params: { id: set.id }, query: {} });
  expect(seen).toMatchObject({ actor: { name: 'Jana' }, refusal: 'permission_denied' });
  await expect(undo(support, set.id)).rejects.toMatchObject({ status: 403 });
  const admin = await colleague(app, 'admin', 'Olga');
  expect(await undo(admin, set.id)).toMatchObject({ undone: 1 });
});

it('keeps what moves along states as history only', async () => {
  const { knex } = app.deps;
  const admin = await colleague(app, 'admin', 'Olga');
  await admin.write(
    (trx) => trx('users').where({ id: petr.id }).update({ role: 'content' }),
    'save-user',
  );
  const set = await latest(admin);
  expect(set.refusal).toBe('record_only');
  await expect(undo(admin, set.id)).rejects.toMatchObject({ status: 409 });
  expect(await knex('users').where({ id: petr.id }).first('role')).toEqual({ role: 'content' });
});
