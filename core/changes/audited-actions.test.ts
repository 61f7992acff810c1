import { expect, it } from 'vitest';
import { personalFields } from '../buyback/personal-fields.ts';
import { gridFilterSchema } from '../grid/grid-filter-schema.ts';
import { auditGridOfCalls } from './audited-actions.ts';

const schema = gridFilterSchema(auditGridOfCalls);
const isTaken = (column: string, value: readonly string[]) =>
  schema.safeParse({ term: '', conditions: [{ column, op: 'in', value }] }).success;

it.each([
  ['a call that changed something', 'admin-order-refund'],
  ['a change of a single row', 'admin-device-model-update'],
  ['a change of many rows of a list', 'grid-device-models-set'],
  ['an import', 'grid-units-import'],
  ['an approval of a second person', 'full_purge'],
])('finds in the audit log %s', (_, what) => expect(isTaken('what', [what])).toBe(true));

it('finds the reading of every field of identity data (T-PII-12)', () => {
  expect(isTaken('what', personalFields)).toBe(true);
});

it.each([
  ['a call that changes nothing', 'admin-order-list'],
  ['a list that cannot be changed', 'grid-audit-edit'],
  ['an inherited name', 'constructor'],
])('refuses to look for %s', (_, what) => expect(isTaken('what', [what])).toBe(false));

it('names no action twice', () => {
  const what = auditGridOfCalls.columns.find(({ id }) => id === 'what')?.choices ?? [];
  expect(new Set(what).size).toBe(what.length);
});

it('lets nothing in it be changed', () => {
  expect(auditGridOfCalls.edit).toBeUndefined();
  expect(auditGridOfCalls.columns.filter(({ editable }) => editable)).toEqual([]);
});
