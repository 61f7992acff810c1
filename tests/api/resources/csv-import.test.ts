import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resources } from '#core/changes/all-resources.ts';
import type { CellValue } from '#core/grid/grid-definition.ts';
import { program } from '#api/modules.ts';
import { keptColumns, keyColumns, type Resource } from '#core/resources/resource.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { valuesOf } from '#tests/support/resource-samples.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { addProduct, addVariant } from '#tests/support/factories/catalogue.ts';
import { addCategory } from '#tests/support/factories/categories.ts';
import { addStockPlace } from '#tests/support/factories/stock.ts';
import { addDeviceModel } from '#tests/support/factories/devices.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';

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

type Cells = Readonly<Record<string, CellValue>>;

interface Preview {
  readonly refusal: string | null;
  readonly ignored: readonly string[];
  readonly unchanged: number;
  readonly changed: readonly {
    readonly key: string;
    readonly is_new: boolean;
    readonly cells: readonly Readonly<Record<string, unknown>>[];
  }[];
  readonly bad: readonly Readonly<Record<string, unknown>>[];
  readonly bad_rows: number;
  readonly error_file: string;
  readonly plan: string;
}

async function send(of: Resource, call: string, text: string, fields = {}) {
  const path = `admin/grids/${of.options.list?.name ?? ''}/${call}/`;
  const form = formWith(fields, new TextEncoder().encode(text), 'rows.csv');
  return answerOf(await sendForm(admin, path, form));
}

async function preview(of: Resource, text: string): Promise<Preview> {
  const [status, body] = await send(of, 'import-preview', text);
  if (status !== 200) throw new Error(`${String(status)} ${JSON.stringify(body)}`);
  return body as Preview; // what the contract promises
}

const apply = async (of: Resource, text: string) =>
  send(of, 'import', text, { plan: (await preview(of, text)).plan });

/** Rows of the list as the calls of single rows answer them, without ids and versions. */
async function rowsOf(of: Resource): Promise<readonly Cells[]> {
  // One key stands for all.
  const key = `${of.options.rows.key}-list` as 'voucher-list';
  const { results } = await admin.get(key, { query: {} });
  // Rows of every resource are cells.
  return results.map(({ id: _id, version: _version, ...cells }) => cells as Cells);
}

const wordsOf = (of: Resource) => {
  const served = program.resources.find(({ table }) => table === of.table);
  if (!served) throw new Error(`${of.table} is not served`);
  return served.said.cs;
};

/** A cell as a spreadsheet would have it. */
function textOf(of: Resource, id: string, value: CellValue): string {
  if (typeof value === 'boolean') return value ? 'ano' : 'ne';
  if (typeof value === 'number') return String(value).replace('.', ',');
  return wordsOf(of).choices?.[id]?.[value ?? ''] ?? value ?? '';
}

/** Columns of a file that says all that staff write; rows of others by their names. */
const fileColumns = (of: Resource) =>
  keptColumns(of.columns).map(([id, { from }]) => [id, from?.as ?? id] as const);

const fileOf = (of: Resource, rows: readonly Cells[]): string =>
  [
    fileColumns(of).map(([, titled]) => wordsOf(of).columns[titled]),
    ...rows.map((row) =>
      fileColumns(of).map(([id, titled]) => textOf(of, id, row[titled] ?? null)),
    ),
  ]
    .map((cells) => cells.join(';'))
    .join('\r\n');

/** A row of no declared list, as a file names it. */
const outside: Readonly<Record<string, () => Promise<string>>> = {
  async 'stock-items'() {
    const variant = await addVariant(app.deps.knex);
    const { id } = await addProduct(app.deps.knex, { master_product_id: variant.id });
    return `${variant.code}/${String(id)}`;
  },
  'stock-places': async () => (await addStockPlace(app.deps.knex)).code,
  async categories() {
    const { name_cs, url_path } = await addCategory(app.deps.knex);
    return `${name_cs} (${url_path})`;
  },
};

/** The nth row of a resource that its file can hold; the rows it refers to are made of files too. */
async function rowOf(of: Resource, nth: number): Promise<Record<string, CellValue>> {
  const cells: Record<string, CellValue> = {};
  for (const [id, { from, unique }] of keptColumns(of.columns)) {
    const referred = resources.find((one: Resource) => one.options.list?.name === from?.list);
    if (from?.isOutside) {
      cells[from.as] = (await outside[from.list]?.()) ?? null;
    } else if (from && referred) {
      const named = await rowOf(referred, 0);
      await apply(referred, fileOf(referred, [named]));
      const [stored] = await rowsOf(referred);
      const storage = stored?.['storageGb'];
      const name = String(stored?.['name'] ?? stored?.['nameCs'] ?? stored?.['code']);
      cells[from.as] =
        storage === null || storage === undefined ? name : `${name} ${String(storage)} GB`;
    } else {
      const values = valuesOf(of, id);
      const tells = unique ?? keyColumns(of).includes(id);
      cells[id] = values[tells ? nth : 0] ?? null;
    }
  }
  return cells;
}

/** Columns of a file that tell its rows apart, rows of others by their names. */
const keyTitles = (of: Resource) => {
  const titles = new Map(fileColumns(of));
  return keyColumns(of).map((id) => titles.get(id) ?? id);
};
const nameOf = (of: Resource, row: Cells): string =>
  keyTitles(of)
    .map((id) => String(row[id] ?? ''))
    .join(' / ');

/** Whether a file must have the column. */
const isFull = (of: Resource, id: string): boolean =>
  keptColumns(of.columns).some(([one, { from, optional }]) => one === id && !from && !optional);

/** A column that no row leaves empty: one of those that tell rows apart, or else any. */
function fullColumn(of: Resource): string {
  const ids = [...keyColumns(of), ...keptColumns(of.columns).map(([id]) => id)];
  const found = ids.find((id) => isFull(of, id));
  if (found === undefined) throw new Error(`all of ${of.table} may be empty`);
  return found;
}

/** A column besides the key whose value can be another one without more being asked of it. */
function changeable(of: Resource): readonly [string, CellValue] {
  for (const [id, { from, unique, formOnly }] of keptColumns(of.columns)) {
    const next = valuesOf(of, id)[1];
    if (!from && !unique && !formOnly && !keyColumns(of).includes(id) && next !== undefined)
      return [id, next];
  }
  throw new Error(`nothing of ${of.table} can be changed`);
}

const lastChange = async () =>
  (await app.deps.knex('change_sets').max<{ max: number }[]>('id'))[0]?.max ?? 0;
const undo = (id: number) => admin.post('admin-change-undo', { params: { id }, body: {} });

/** Their columns hang together, so that no samples make a row: pricing, limited-offers and service tests. */
const bound = /^(limited_offers|planned_prices|service_(prices|parts|operation_stores))$/;
const listed = resources.filter((of: Resource) => of.options.list && !bound.test(of.table));
describe.each(listed.map((of): [string, Resource] => [of.table, of]))('a file of %s', (_, of) => {
  it('says what it would do, adds and changes rows by their key, and is taken back at once', async () => {
    const key = fullColumn(of);
    const [one, other] = [await rowOf(of, 0), await rowOf(of, 1)];
    const nameless = { ...one, [key]: null };
    const text = fileOf(of, [one, other, nameless]);
    const before = await rowsOf(of);
    const seen = await preview(of, text);
    expect(seen).toMatchObject({
      refusal: null,
      ignored: [],
      unchanged: 0,
      changed: [
        { key: nameOf(of, one), is_new: true },
        { key: nameOf(of, other), is_new: true },
      ],
      bad: [{ line: 4, column: wordsOf(of).columns[key], reason: 'Buňka nesmí zůstat prázdná.' }],
      bad_rows: 1,
    });
    expect(seen.error_file).toContain('Buňka nesmí zůstat prázdná.');
    expect(await rowsOf(of)).toEqual(before);

    expect(await apply(of, text)).toMatchObject([200, { applied: 2, bad: 1 }]);
    const adding = await lastChange();
    expect(await rowsOf(of)).toHaveLength(before.length + 2);
    expect(await preview(of, text)).toMatchObject({ unchanged: 2, changed: [], bad_rows: 1 });

    const [column, next] = changeable(of);
    const changed = fileOf(of, [{ ...one, [column]: next }, other]);
    expect(await preview(of, changed)).toMatchObject({
      unchanged: 1,
      changed: [
        {
          key: nameOf(of, one),
          is_new: false,
          cells: [{ column, before: one[column], after: next }],
        },
      ],
    });
    expect(await apply(of, changed)).toMatchObject([200, { applied: 1, unchanged: 1 }]);
    expect((await rowsOf(of)).filter((row) => row[column] === next)).toHaveLength(1);
    await undo(await lastChange());
    expect((await rowsOf(of)).filter((row) => row[column] === next)).toHaveLength(0);
    await undo(adding);
    expect(await rowsOf(of)).toEqual(before);
  });

  it('leaves alone what its columns do not name, and needs the one that tells rows apart', async () => {
    const keys = keyTitles(of);
    const row = await rowOf(of, 0);
    await apply(of, fileOf(of, [row]));
    const [column, next] = changeable(of);
    const { columns } = wordsOf(of);
    const lines = [
      [...keys.map((id) => columns[id]), columns[column], 'Cizí sloupec'],
      [...keys.map((id) => textOf(of, id, row[id] ?? null)), textOf(of, column, next), 'x'],
    ];
    const text = lines.map((cells) => cells.join(';')).join('\r\n');
    expect(await preview(of, text)).toMatchObject({ ignored: ['Cizí sloupec'], bad: [] });
    expect(await apply(of, text)).toMatchObject([200, { applied: 1 }]);
    const keyless = await preview(of, `${columns[column] ?? ''}\r\n${textOf(of, column, next)}`);
    const needed = keyColumns(of).filter((id) => isFull(of, id));
    if (needed.length > 0) expect(keyless.refusal).toContain(columns[needed[0] ?? '']);
  });
});

const types = resources.find(({ table }) => table === 'device_types');

it('refuses the rows that a rule or a constraint keeps from changing, and writes the others', async () => {
  if (!types) throw new Error('device types are no resource');
  const rows = [await rowOf(types, 0), await rowOf(types, 1), await rowOf(types, 2)];
  await apply(types, fileOf(types, rows));
  const used = app.deps.knex('device_types').where('slug', String(rows[1]?.['slug']));
  await addDeviceModel(app.deps.knex, { type_id: (await used.first('id'))?.id });
  const [, kind] = valuesOf(types, 'kind');
  const text = fileOf(
    types,
    rows.map((row) => ({ ...row, kind: kind ?? null })),
  );
  const seen = await preview(types, text);
  expect(seen.changed.map(({ key }) => key)).toEqual([rows[0]?.['slug'], rows[2]?.['slug']]);
  expect(seen.bad).toMatchObject([
    { line: 3, reason: 'Typ už má modely, jeho druh proto změnit nelze.' },
  ]);
  expect(await send(types, 'import', text, { plan: seen.plan })).toMatchObject([
    200,
    { applied: 2, bad: 1 },
  ]);
  const now = await rowsOf(types);
  expect(now.filter((row) => row['kind'] === kind)).toHaveLength(2);
});

it('applies only what was looked at', async () => {
  if (!types) throw new Error('device types are no resource');
  const text = fileOf(types, [await rowOf(types, 0)]);
  const [status] = await send(types, 'import', text, { plan: 'another' });
  expect([status, await rowsOf(types)]).toEqual([409, []]);
});
