import { describe, expect, it } from 'vitest';
import { permissionsOf, roles } from '../permissions/roles.ts';
import { resources } from './all-resources.ts';
import { recordedTables } from './recorded-tables.ts';

const tables = Object.entries(recordedTables);

describe('a recorded table', () => {
  it.each(tables)('(%s) is heard of by everybody who may change it', (_, { read, edit }) => {
    const deaf = roles.filter((role) => {
      const given = permissionsOf(role);
      return given.includes(edit) && !given.includes(read);
    });
    expect(deaf).toEqual([]);
  });

  it('leads to a name in the end, however many rows are between', () => {
    const isNamed = (name: string, left = 5): boolean => {
      const table = recordedTables[name];
      if (!table || left === 0) return false;
      return (
        table.label.length > 0 || (table.of !== undefined && isNamed(table.of.table, left - 1))
      );
    };
    expect(tables.map(([name]) => name).filter((name) => !isNamed(name))).toEqual([]);
  });
});

describe('what is never undone', () => {
  it.each([
    ['money', ['refunds', 'payments', 'buyback_payouts', 'payout_orders']],
    [
      'what moves along its states',
      ['orders', 'buybacks', 'withdrawals', 'reservations', 'repairs'],
    ],
    [
      'a published price list (DECISIONS "Buy-back")',
      ['price_list_versions', 'current_price_list'],
    ],
    ['access to the shop', ['users']],
    ['codes that may be redeemed (T-COD-4)', ['discount_code_batches']],
  ])('is %s', (_, names) => {
    expect(names.filter((name) => !recordedTables[name]?.recordOnly)).toEqual([]);
  });

  it('is none of the rows that staff keep as a list', () => {
    const kept = resources.filter(({ table }) => recordedTables[table]?.recordOnly);
    expect(kept.map(({ table }) => table)).toEqual([]);
  });
});

it('records a resource with the rights of its declaration', () => {
  for (const { table, options } of resources) {
    expect(recordedTables[table]).toMatchObject({ read: options.read, edit: options.edit });
  }
});
