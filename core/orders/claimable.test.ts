import { expect, it } from 'vitest';
import { mayBeClaimed } from './claimable.ts';
import { orderStatuses } from './order-status.ts';

const goods = { quantity: 2, closed: 0, parentPosition: null };

it('is of goods that have left for their customer', () => {
  expect(orderStatuses.filter((status) => mayBeClaimed(status, goods))).toEqual([
    'handed_over',
    'delivered',
  ]);
});

it('is no service that belongs to goods, and nothing that was never delivered', () => {
  expect(mayBeClaimed('delivered', { ...goods, parentPosition: 0 })).toBe(false);
  expect(mayBeClaimed('delivered', { ...goods, closed: 1 })).toBe(true);
  expect(mayBeClaimed('delivered', { ...goods, closed: 2 })).toBe(false);
});
