import { describe, expect, it } from 'vitest';
import { count, flag, integer, reference, shown, slug, text } from './column.ts';
import {
  changeKeys,
  gridOf,
  isSettable,
  keptColumns,
  keyColumns,
  resource,
  rowKeyOf,
  type ResourceOptions,
} from './resource.ts';

const options = {
  read: 'catalogue.read',
  edit: 'catalogue.edit',
  summary: 'Straps',
  list: { name: 'straps', sort: '-width' },
  rows: { key: 'admin-strap', path: 'admin/straps/' },
  label: ['name'],
} as const satisfies ResourceOptions;

const columns = {
  name: text({ max: 20 }, { search: true }),
  slug: slug({ unique: true }),
  makerId: reference({
    from: { list: 'makers', named: ['name'], as: 'maker' },
    sortable: false,
    filterable: false,
  }),
  maker: shown('text', { optional: true }),
  width: integer({ min: 1, max: 50 }, { optional: true }),
  isSold: flag({ formOnly: true }),
  products: count,
} as const;
const straps = resource('straps', columns, options);
const { list: _, ...withoutList } = options;
const unlisted = resource('straps', columns, withoutList);

describe('the list of a declaration', () => {
  const grid = gridOf(straps);
  const column = (id: string) => grid.columns.find((each) => each.id === id);

  it('has the rights, the name and the order that are declared', () => {
    expect(grid).toMatchObject({
      name: 'straps',
      read: 'catalogue.read',
      edit: 'catalogue.edit',
      defaultSort: '-width',
    });
  });

  it('shows every column in its order', () => {
    expect(grid.columns.map(({ id }) => id)).toEqual(Object.keys(columns));
  });

  it('lets a cell be edited that staff write, except where the form alone may', () => {
    expect(grid.columns.filter(({ editable }) => editable).map(({ id }) => id)).toEqual([
      'name',
      'slug',
      'makerId',
      'width',
    ]);
  });

  it('says which cells may be empty, and by what nothing is sorted or filtered', () => {
    expect(column('width')).toEqual({
      id: 'width',
      type: 'integer',
      editable: true,
      optional: true,
    });
    expect(column('maker')).toEqual({ id: 'maker', type: 'text', optional: true });
    expect(column('products')).toEqual({
      id: 'products',
      type: 'integer',
      sortable: false,
      filterable: false,
    });
  });

  it('is not made where none is declared', () => {
    expect(() => gridOf(unlisted)).toThrow('no list of Straps');
  });
});

describe('the changes of a declaration', () => {
  it('are those of single rows, and of the list where there is one', () => {
    const rows = {
      add: 'admin-strap-add',
      update: 'admin-strap-update',
      delete: 'admin-strap-delete',
    };
    expect(changeKeys(unlisted)).toEqual(rows);
    expect(changeKeys(straps)).toEqual({
      ...rows,
      edit: 'grid-straps-edit',
      import: 'grid-straps-import',
      set: 'grid-straps-set',
      remove: 'grid-straps-remove',
    });
  });

  it('write the columns that are kept, in their order', () => {
    expect(keptColumns(columns).map(([id]) => id)).toEqual([
      'name',
      'slug',
      'makerId',
      'width',
      'isSold',
    ]);
  });

  it('set in many rows neither what must differ, nor what a form or another row decides', () => {
    const settable = keptColumns(columns).filter(([, column]) => isSettable(column));
    expect(settable.map(([id]) => id)).toEqual(['name', 'width']);
  });
});

describe('what tells rows of a file apart', () => {
  it('is the first column that no two rows have the same in', () => {
    const twice = { code: slug({ unique: true }), ...columns };
    expect(keyColumns(straps)).toEqual(['slug']);
    expect(keyColumns(resource('straps', twice, options))).toEqual(['code']);
  });

  it('is what is declared, where only several columns do together', () => {
    const list = { ...options.list, key: ['makerId', 'width'] };
    const several = resource('straps', columns, { ...options, list });
    expect(keyColumns(several)).toEqual(['makerId', 'width']);
    expect(rowKeyOf(several, { makerId: 3, width: 20, name: 'x' })).toBe('3 / 20');
    expect(rowKeyOf(several, { makerId: 3, width: null })).toBe('3 / ');
  });

  it('is missed where there is none', () => {
    const none = { name: columns.name, maker: columns.maker };
    expect(() => keyColumns(resource('straps', none, options))).toThrow('rows of straps');
  });
});
