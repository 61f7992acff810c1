import { describe, expect, it } from 'vitest';
import type { GridDefinition } from '#core/grid/grid-definition.ts';
import { defaultLayout, fitLayout, nextSort, openView, sortOfColumn } from './view-state.ts';

const grid: GridDefinition = {
  name: 'things',
  read: 'catalogue.read',
  defaultSort: 'name',
  columns: [
    { id: 'name', type: 'text' },
    { id: 'price', type: 'money' },
    { id: 'sold', type: 'integer' },
  ],
};
const defaults = defaultLayout(grid, ['sold']);
const column = (id: string) => ({ id, width: 90, hidden: false, pinned: null });

it('begins with what the screen is asked for, and what names a row stays at the left', () => {
  const layout = defaultLayout(grid, [], {}, { first: ['sold', 'name'], pinned: ['name'] });
  expect(layout.map(({ id, pinned }) => [id, pinned])).toEqual([
    ['sold', null],
    ['name', 'left'],
    ['price', null],
  ]);
});

describe('a saved view', () => {
  it('with a removed column opens without it and says which (T-GRID-5)', () => {
    const opened = openView(
      {
        filter: {
          term: 'x',
          conditions: [
            { column: 'colour', op: 'in', value: ['red'] },
            { column: 'price', op: 'lt', value: 100 },
          ],
        },
        sort: '-colour,price',
        columns: [column('colour'), column('price')],
      },
      grid,
      defaults,
    );
    expect(opened.missing).toEqual(['colour']);
    expect(opened.state.sort).toBe('price');
    expect(opened.state.filter.conditions.map((one) => one.column)).toEqual(['price']);
    expect(opened.state.columns.map(({ id }) => id)).toEqual(['price', 'name', 'sold']);
  });

  it('sorts as the list does where nothing is left to sort by', () => {
    const saved = { filter: { term: '', conditions: [] }, sort: 'gone', columns: [] };
    expect(openView(saved, grid, defaults).state.sort).toBe('name');
  });
});

describe('the layout of columns', () => {
  it('hides what is hidden at first and shows new columns at the end', () => {
    expect(defaults.map(({ hidden }) => hidden)).toEqual([false, false, true]);
    expect(fitLayout([column('sold')], defaults).map(({ id }) => id)).toEqual([
      'sold',
      'name',
      'price',
    ]);
  });
});

describe('the sort', () => {
  it('goes up, down and back to the usual one', () => {
    expect(nextSort('name', 'price', false, 'name')).toBe('price');
    expect(nextSort('price', 'price', false, 'name')).toBe('-price');
    expect(nextSort('-price', 'price', false, 'name')).toBe('name');
  });

  it('takes up to three columns with Shift and keeps their order', () => {
    expect(nextSort('name', 'price', true, 'name')).toBe('name,price');
    expect(nextSort('name,price', 'name', true, 'name')).toBe('-name,price');
    expect(nextSort('-name,price', 'name', true, 'name')).toBe('price');
    expect(nextSort('a,b,c', 'd', true, 'name')).toBe('a,b,c');
  });

  it('knows the direction and rank of a column', () => {
    expect(sortOfColumn('name,-price', 'price')).toEqual({ direction: 'descending', rank: 2 });
    expect(sortOfColumn('name', 'price')).toBeNull();
  });
});
