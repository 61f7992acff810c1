import { describe, expect, it } from 'vitest';
import { checkHeader } from '../csv/check-header.ts';
import { gridFilterSchema } from '../grid/grid-filter-schema.ts';
import { languages } from '../market/market.ts';
import { permissionsOf, roles } from '../permissions/roles.ts';
import { schemaOf } from '../resources/column-schema.ts';
import { csvColumns } from '../resources/resource-csv.ts';
import {
  changeKeys,
  gridOf,
  keptColumns,
  keyColumns,
  type Resource,
} from '../resources/resource.ts';
import type { ResourceWords } from '../resources/words.ts';
import { resources } from './all-resources.ts';

const all: readonly Resource[] = resources;
const byTable = all.map((one) => [one.table, one] as const);
const listed = byTable.filter(([, { options }]) => options.list);

async function wordsOf({ table }: Resource): Promise<readonly ResourceWords[]> {
  const name = table.replaceAll('_', '-');
  // Every file of phrases/*/resources exports its words under this name.
  const files = languages.map(
    (language) =>
      // As above: the name of the file is known at run time alone.
      import(`../phrases/${language}/resources/${name}.ts`) as Promise<{ words: ResourceWords }>,
  );
  return (await Promise.all(files)).map(({ words }) => words);
}

it('gives no two declarations a table, a list, a path or a call of the same name', () => {
  const names = [
    all.map(({ table }) => table),
    listed.map(([, one]) => gridOf(one).name),
    all.map(({ options }) => options.rows.path),
    all.flatMap((one) => Object.values(changeKeys(one))),
  ];
  for (const each of names) expect(new Set(each).size).toBe(each.length);
});

describe.each(byTable)('the declaration of %s', (_, one) => {
  const { columns, options } = one;

  it('lets nobody edit who may not read', () => {
    const blind = roles.filter((role) => {
      const given = permissionsOf(role);
      return given.includes(options.edit) && !given.includes(options.read);
    });
    expect(blind).toEqual([]);
  });

  it('begins a new row with values that its columns take', () => {
    const refused = keptColumns(columns).filter(
      ([, column]) =>
        column.initial !== undefined && !schemaOf(column).safeParse(column.initial).success,
    );
    expect(refused.map(([id]) => id)).toEqual([]);
  });

  it('suggests a value from columns that it has', () => {
    const sources = keptColumns(columns).flatMap(([, column]) => column.suggestedFrom ?? []);
    expect(sources.filter((id) => !columns[id]?.limits)).toEqual([]);
  });

  it('says the name of another row in a column that is only shown', () => {
    const named = keptColumns(columns).flatMap(([, { from }]) => from?.as ?? []);
    expect(named.filter((id) => !columns[id] || columns[id].limits)).toEqual([]);
  });

  it('chooses another row from a list that names it', () => {
    const sources = keptColumns(columns).flatMap(([, { from }]) => from ?? []);
    const declared = sources.filter(({ isOutside }) => !isOutside);
    const missing = declared.flatMap(({ list, named }) => {
      const other = all.find((each) => each.options.list?.name === list);
      return named.filter((id) => !other?.columns[id]).map((id) => `${list}.${id}`);
    });
    expect(missing).toEqual([]);
  });

  it('narrows its rows by what they are kept with', () => {
    expect((options.rows.filters ?? []).filter((id) => !columns[id]?.limits)).toEqual([]);
  });
});

describe.each(listed)('the list of %s', (_, one) => {
  const grid = gridOf(one);

  it('is ordered by columns that may be sorted by', () => {
    const sorted = grid.defaultSort.split(',').map((part) => part.replace(/^-/, ''));
    const found = sorted.map((id) => grid.columns.find((column) => column.id === id));
    expect(found.filter((column) => !column || column.sortable === false)).toEqual([]);
  });

  it('finds its rows by words in at least one column', () => {
    expect(keptColumns(one.columns).some(([, { search }]) => search)).toBe(true);
  });

  it('takes a filter of each column but those that are not filtered', () => {
    const schema = gridFilterSchema(grid);
    const refused = grid.columns.filter(({ id, type, filterable }) => {
      const op = type === 'boolean' ? 'is' : 'blank';
      const condition = { column: id, op, ...(op === 'is' && { value: true }) };
      const { success } = schema.safeParse({ term: '', conditions: [condition] });
      return success === (filterable === false);
    });
    expect(refused.map(({ id }) => id)).toEqual([]);
  });

  it('is read back from a file under the titles of either language, without a remark', async () => {
    const words = await wordsOf(one);
    const ids = Object.keys(one.columns);
    for (const { columns } of words) {
      const header = checkHeader(
        ids.map((id) => columns[id] ?? id),
        csvColumns(one, words),
      );
      if (!header.ok) throw new Error(`${header.error.code}: ${header.error.columns.join()}`);
      expect(header.value.ignored).toEqual([]);
      expect([...header.value.places.keys()]).toEqual(ids);
    }
  });

  it('tells the rows of a file apart by columns of its own, one alone always being filled', () => {
    const keys = keyColumns(one).map((id) => one.columns[id]);
    expect(keys.every((key) => key?.limits)).toBe(true);
    if (keys.length === 1) expect(keys[0]?.optional).toBeUndefined();
  });
});
