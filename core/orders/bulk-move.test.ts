import { expect, it } from 'vitest';
import { bulkRefusal, bulkTargets, wayBack, type BulkRefusal } from './bulk-move.ts';
import { orderMovesOf, orderStatuses, type OrderStatus } from './order-status.ts';

const inHouse = (status: OrderStatus) => ({ status, hasLeft: false });

it.each<[OrderStatus, OrderStatus, boolean, BulkRefusal | null]>([
  ['awaiting_payment', 'confirmed', false, null],
  ['confirmed', 'cancelled', false, null],
  ['confirmed', 'picking', true, null],
  ['confirmed', 'picking', false, 'move_by_scanning'],
  ['confirmed', 'packed', true, 'order_move_refused'],
  ['handed_over', 'delivered', false, null],
  ['handed_over', 'cancelled', true, 'supervisor_needed'],
  ['delivered', 'cancelled', true, 'order_move_refused'],
  ['cancelled', 'confirmed', true, 'order_move_refused'],
])('from %s to %s with by-hand %s is %s', (from, to, byHand, refusal) => {
  expect(bulkRefusal(inHouse(from), to, byHand)).toBe(refusal);
});

it('treats what waits at a carrier’s place as being on its way', () => {
  const away = { status: 'ready_for_pickup', hasLeft: true } as const;
  expect(bulkRefusal(away, 'cancelled', true)).toBe('supervisor_needed');
  expect(bulkRefusal({ ...away, hasLeft: false }, 'cancelled', true)).toBeNull();
});

it('offers every state that staff may move to from anywhere, but those of money and devices', () => {
  const all = orderStatuses.filter((to) =>
    orderStatuses.some((from) => orderMovesOf(from, 'staff').includes(to)),
  );
  expect(all.filter((to) => !bulkTargets.some((one) => one === to))).toEqual([
    'awaiting_device',
    'awaiting_payment',
  ]);
});

it('has a way back only where the table of states has one', () => {
  expect(wayBack('confirmed', 'picking')).toBe('confirmed');
  for (const to of ['cancelled', 'packed', 'handed_over', 'delivered'] as const) {
    expect(wayBack('picking', to), to).toBeNull();
  }
});
