import { describe, expect, it } from 'vitest';
import { withChoices, type GridColumn, type GridDefinition } from './grid-definition.ts';
import { gridFilterSchema } from './grid-filter-schema.ts';

const columns: readonly GridColumn[] = [
  { id: 'name', type: 'text' },
  { id: 'pieces', type: 'integer' },
  { id: 'price', type: 'money' },
  { id: 'isActive', type: 'boolean' },
  { id: 'kind', type: 'choice', choices: ['phone', 'tablet'] },
  { id: 'createdAt', type: 'moment' },
  { id: 'bornOn', type: 'day' },
  { id: 'secret', type: 'text', filterable: false },
];
const grid: GridDefinition = {
  name: 'devices',
  read: 'catalogue.read',
  defaultSort: 'name',
  columns,
};
const schema = gridFilterSchema(grid);
const isTaken = (condition: object) =>
  schema.safeParse({ term: '', conditions: [condition] }).success;

describe('a condition that a list takes', () => {
  it.each([
    { column: 'name', op: 'contains', value: 'iPhone' },
    { column: 'name', op: 'in', value: ['Apple', 'Samsung'] },
    { column: 'name', op: 'blank' },
    { column: 'pieces', op: 'eq', value: 3 },
    { column: 'price', op: 'between', value: 100, to: 200.5 },
    { column: 'isActive', op: 'is', value: false },
    { column: 'kind', op: 'in', value: ['phone', 'tablet'] },
    { column: 'createdAt', op: 'before', value: '2026-11-21' },
    { column: 'bornOn', op: 'between', value: '2026-11-01', to: '2026-11-30' },
    { column: 'bornOn', op: 'notBlank' },
  ])('is %j', (condition) => expect(isTaken(condition)).toBe(true));
});

describe('a condition that a list refuses (T-GRID-6)', () => {
  it.each([
    ['of a column that it does not have', { column: 'owner', op: 'contains', value: 'x' }],
    ['of a column that is not filtered', { column: 'secret', op: 'contains', value: 'x' }],
    ['of an inherited name', { column: 'constructor', op: 'contains', value: 'x' }],
    ['with an operator of another type', { column: 'name', op: 'gt', value: 'x' }],
    ['with an unknown operator', { column: 'name', op: 'regex', value: 'x' }],
    ['of a truth value by its text', { column: 'isActive', op: 'is', value: 'true' }],
    ['with a choice that is none', { column: 'kind', op: 'in', value: ['watch'] }],
    ['with no choice at all', { column: 'kind', op: 'in', value: [] }],
    ['with a list of texts that is none', { column: 'name', op: 'in', value: 'Apple' }],
    ['with a number as text', { column: 'pieces', op: 'eq', value: '3' }],
    ['without its value', { column: 'name', op: 'contains' }],
    ['without its upper end', { column: 'price', op: 'between', value: 1 }],
    ['with a value where none belongs', { column: 'name', op: 'blank', value: 'x' }],
    ['with a day that does not exist', { column: 'bornOn', op: 'on', value: '2026-02-30' }],
    ['with more than a condition has', { column: 'name', op: 'blank', sql: '1=1' }],
    ['with a number beyond measure', { column: 'price', op: 'lt', value: 1e13 }],
  ])('is one %s', (_, condition) => expect(isTaken(condition)).toBe(false));

  it('is the thirty-first', () => {
    const conditions = (count: number) => ({
      term: '',
      conditions: Array.from({ length: count }, () => ({ column: 'name', op: 'blank' })),
    });
    expect(schema.safeParse(conditions(30)).success).toBe(true);
    expect(schema.safeParse(conditions(31)).success).toBe(false);
  });
});

it('has no words and no conditions where none are sent', () => {
  expect(schema.safeParse({ term: '' }).data).toEqual({ term: '', conditions: [] });
});

it('takes choices that are only known later', () => {
  const later = withChoices(grid, { kind: ['watch'] });
  const read = gridFilterSchema(later);
  const of = (value: string) =>
    read.safeParse({ term: '', conditions: [{ column: 'kind', op: 'in', value: [value] }] });
  expect(of('watch').success).toBe(true);
  expect(of('phone').success).toBe(false);
});
