import { describe, expect, it } from 'vitest';
import { availabilityOf, isOrderable, type StockFacts } from './availability.ts';

const none: StockFacts = {
  warehouse: 0,
  stores: 0,
  nextDelivery: null,
  saleStarts: null,
  supplierDays: null,
  isDiscontinued: false,
};
const today = '2026-10-01';

describe('availabilityOf', () => {
  it.each([
    [{}, { code: 'sold_out' }],
    [{ warehouse: 6 }, { code: 'in_stock' }],
    [{ warehouse: 5 }, { code: 'last_pieces', count: 5 }],
    [
      { warehouse: 1, stores: 4 },
      { code: 'last_pieces', count: 1 },
    ],
    [
      { stores: 4, supplierDays: 3 },
      { code: 'at_stores', count: 4 },
    ],
    [
      { nextDelivery: '2026-10-01', supplierDays: 3 },
      { code: 'expected', day: '2026-10-01' },
    ],
    [
      { nextDelivery: '2026-09-30', supplierDays: 3 },
      { code: 'to_order', days: 3 },
    ],
    [{ nextDelivery: '2026-09-30' }, { code: 'sold_out' }],
    [
      { saleStarts: '2026-10-02', warehouse: 50 },
      { code: 'pre_order', day: '2026-10-02' },
    ],
    [{ saleStarts: '2026-10-01', warehouse: 50 }, { code: 'in_stock' }],
    [{ isDiscontinued: true, warehouse: 9 }, { code: 'in_stock' }],
    [{ isDiscontinued: true, supplierDays: 3 }, { code: 'discontinued' }],
  ] as const)('tells of %j %j', (facts, expected) =>
    expect(availabilityOf({ ...none, ...facts }, today)).toEqual(expected),
  );
});

describe('isOrderable', () => {
  it.each([
    [{ warehouse: 1 }, true],
    [{ saleStarts: '2026-12-01' }, true],
    [{ supplierDays: 3 }, true],
    [{ stores: 1 }, false],
    [{ isDiscontinued: true }, false],
    [{}, false],
  ])('for %j is %s', (facts, expected) =>
    expect(isOrderable(availabilityOf({ ...none, ...facts }, today))).toBe(expected),
  );
});
