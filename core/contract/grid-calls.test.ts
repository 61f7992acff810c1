import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { GridDefinition } from '../grid/grid-definition.ts';
import { gridEdit, gridList, gridSelect, gridSet } from './grid-calls.ts';

const grid: GridDefinition = {
  name: 'straps',
  read: 'catalogue.read',
  edit: 'catalogue.edit',
  defaultSort: '-createdAt',
  columns: [
    { id: 'name', type: 'text' },
    { id: 'price', type: 'money' },
    { id: 'stock', type: 'integer' },
    { id: 'createdAt', type: 'moment' },
    { id: 'note', type: 'text', sortable: false },
  ],
};
const problems = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('a page of a list', () => {
  const { query } = gridList(grid);
  const read = (value: Record<string, unknown>) => query.safeParse(value).data;

  it('is the first hundred rows in the order of the list, where nothing is asked', () => {
    expect(read({})).toEqual({ offset: 0, limit: 100, sort: '-createdAt' });
  });

  it.each(['name', '-price', 'name,-price,stock'])('is sorted by %s', (sort) =>
    expect(read({ sort })?.sort).toBe(sort),
  );

  it.each([
    ['a column that it does not have', 'owner'],
    ['a column without an index', 'note'],
    ['four columns', 'name,price,stock,createdAt'],
    ['one column twice', 'name,-name'],
    ['nothing', ''],
    ['a second minus', '--name'],
    ['an inherited name', 'constructor'],
    ['SQL', 'name;drop table products'],
  ])('is not sorted by %s (T-GRID-6)', (_, sort) =>
    expect(problems(query, { sort })).toEqual(['sort']),
  );

  it('is filtered by a text of JSON', () => {
    const filter = { term: 'x', conditions: [{ column: 'price', op: 'gte', value: 100 }] };
    expect(read({ filter: JSON.stringify(filter) })?.filter).toEqual(filter);
  });

  it.each([
    ['no JSON', '{'],
    ['no filter', '[]'],
    ['nothing', 'null'],
    ['an unknown column', '{"term":"","conditions":[{"column":"owner","op":"blank"}]}'],
    ['more than a filter has', '{"term":"","sql":"1=1"}'],
    ['a text beyond measure', `{"term":"${'x'.repeat(8_000)}"}`],
  ])('is not filtered by %s (T-GRID-6)', (_, filter) =>
    expect(problems(query, { filter })[0]).toMatch(/^filter/),
  );

  it.each([
    ['offset', '-1'],
    ['offset', '1.5'],
    ['offset', 'x'],
    ['limit', '0'],
    ['limit', '501'],
    ['locate', '0'],
    ['after', 'a b'],
    ['selection', '../x'],
  ])('is refused for its %s of %j', (name, value) =>
    expect(problems(query, { [name]: value })).toEqual([name]),
  );
});

describe('cells that are changed', () => {
  const { body } = gridEdit(grid);
  const row = { id: 1, version: 1, changes: { name: 'Loop', price: null } };

  it('are those of a thousand rows at most, and of one at least', () => {
    const rows = (length: number) => ({ rows: Array.from({ length }, () => row) });
    expect(problems(body, rows(1_000))).toEqual([]);
    expect(problems(body, rows(1_001))).toEqual(['rows']);
    expect(problems(body, rows(0))).toEqual(['rows']);
  });

  it('win over nobody, where that is not asked for', () => {
    expect(body.parse({ rows: [row] }).rows[0]?.overwrite).toEqual([]);
  });

  it.each([
    ['of no version', { id: 1, changes: {} }, 'rows.0.version'],
    ['of no row', { ...row, id: 0 }, 'rows.0.id'],
    ['to what no cell holds', { ...row, changes: { name: ['x'] } }, 'rows.0.changes.name'],
  ])('are refused where they are %s', (_, wrong, path) =>
    expect(problems(body, { rows: [wrong] })).toEqual([path]),
  );

  it('take the right to edit the list, and that to read it where nothing is edited', () => {
    expect(gridEdit(grid).access).toEqual({ permission: 'catalogue.edit' });
    const { edit: _, ...shown } = grid;
    expect(gridSet(shown).access).toEqual({ permission: 'catalogue.read' });
  });
});

describe('a kept selection', () => {
  const { body } = gridSelect(grid);

  it('is of some rows, or of all that match but these (T-GRID-3)', () => {
    expect(body.parse({ kind: 'some', ids: [1, 2] })).toMatchObject({ ids: [1, 2], except: [] });
    expect(body.parse({ kind: 'all', except: [3] })).toEqual({
      kind: 'all',
      ids: [],
      filter: { term: '', conditions: [] },
      except: [3],
    });
  });

  it.each([
    ['no row at all', { kind: 'some' }, ['ids']],
    ['no kind', { ids: [1] }, ['kind']],
    ['what matches an unknown column', { kind: 'all', filter: { term: '', owner: 1 } }, ['filter']],
    ['rows by half', { kind: 'some', ids: [1.5] }, ['ids.0']],
  ])('is not of %s', (_, wrong, expected) => expect(problems(body, wrong)).toEqual(expected));
});
