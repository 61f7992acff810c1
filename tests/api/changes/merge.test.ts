import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ApiError } from '#core/contract/client.ts';
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

const addUnit = () =>
  jana.client.post('admin-unit-add', { body: { code: 'mm', symbolCs: 'mm', symbolRo: 'mm' } });

const update = (
  who: Colleague,
  id: number,
  body: { version: number; symbolCs?: string; symbolRo?: string },
) => who.client.patch('admin-unit-update', { params: { id }, body });

it('saves different fields of one row that two people edited at once (T-GRID-8)', async () => {
  const { id, version } = await addUnit();
  await update(petr, id, { version, symbolRo: 'milimetri' });
  const merged = await update(jana, id, { version, symbolCs: 'milimetry' });
  expect(merged).toMatchObject({ symbolCs: 'milimetry', symbolRo: 'milimetri', version: 3 });
});

it('answers both values of a field that two people edited at once (T-GRID-8)', async () => {
  const { id, version } = await addUnit();
  await update(petr, id, { version, symbolCs: 'cm' });
  const refused = update(jana, id, { version, symbolCs: 'km', symbolRo: 'km' });
  await expect(refused).rejects.toMatchObject({
    status: 409,
    body: {
      current: { symbol_cs: 'cm', version: 2 },
      conflicts: [{ field: 'symbolCs', mine: 'km', theirs: 'cm', by: { name: 'Petr' } }],
    },
  });
});

it('loses none of 100 edits of one row at once', async () => {
  const { id, version } = await addUnit();
  const fields = ['code', 'symbolCs', 'symbolRo'] as const;
  const save = async (place: number, seen: number): Promise<boolean> => {
    const field = fields[place % fields.length] ?? 'code';
    try {
      await update(jana, id, { version: seen, [field]: `m${String(place)}` });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return false;
      throw error;
    }
  };
  const places = Array.from({ length: 100 }, (_, place) => place);
  const saved = await Promise.all(places.map((place) => save(place, version)));
  expect(saved.filter(Boolean).length).toBeGreaterThanOrEqual(fields.length);
  // Whoever met somebody else's edit decides with both values in sight, and saves again.
  for (const place of places.filter((each) => saved[each] === false)) {
    const stored: { version: number } = await app.deps.knex('units').where({ id }).first('version');
    expect(await save(place, stored.version)).toBe(true);
  }
  const row: unknown = await app.deps.knex('units').where({ id }).first('version');
  expect(row).toEqual({ version: 101 });
  const { rows } = await app.deps.knex.raw<{ rows: { value: string }[] }>(
    `select distinct value from change_entries, jsonb_each_text(after) as said (name, value)
    where table_name = 'units' and op = 'update'`,
  );
  expect(rows).toHaveLength(100);
}, 240_000);
