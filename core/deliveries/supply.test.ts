import { expect, it } from 'vitest';
import type { StockFacts } from '../catalog/availability.ts';
import { supplyDelay } from './supply.ts';

const stock: StockFacts = {
  warehouse: 3,
  stores: 0,
  nextDelivery: null,
  saleStarts: null,
  supplierDays: null,
  isDiscontinued: false,
};

it.each<[string, number, Partial<StockFacts>, ReturnType<typeof supplyDelay>]>([
  ['what lies there', 3, { nextDelivery: '2026-12-01' }, { notBefore: null, workingDays: 0 }],
  [
    'the next delivery',
    4,
    { nextDelivery: '2026-12-01' },
    { notBefore: '2026-12-01', workingDays: 0 },
  ],
  [
    'no delivery that is late',
    4,
    { nextDelivery: '2026-11-20', supplierDays: 5 },
    { notBefore: null, workingDays: 5 },
  ],
  [
    'the first day of sale',
    1,
    { saleStarts: '2026-12-24' },
    { notBefore: '2026-12-24', workingDays: 0 },
  ],
  ['the supplier', 4, { supplierDays: 7 }, { notBefore: null, workingDays: 7 }],
])('waits for %s', (_, quantity, facts, delay) => {
  expect(supplyDelay([{ quantity, stock: { ...stock, ...facts } }], '2026-11-21')).toEqual(delay);
});

it('waits for the last of several', () => {
  const ahead = { ...stock, warehouse: 0 };
  const products = [
    { quantity: 1, stock: { ...ahead, nextDelivery: '2026-12-03' } },
    { quantity: 1, stock: { ...ahead, nextDelivery: '2026-12-01' } },
    { quantity: 1, stock: { ...ahead, supplierDays: 3 } },
    { quantity: 1, stock },
  ];
  expect(supplyDelay(products, '2026-11-21')).toEqual({ notBefore: '2026-12-03', workingDays: 3 });
});
