import { expect, it } from 'vitest';
import { buybackStatuses } from '../buyback/buyback-status.ts';
import { deliveryKinds } from '../deliveries/matrix.ts';
import { canExchange, counterSteps } from './exchange-at-store.ts';
import { moveOrder, orderStatuses, type OrderStatus } from './order-status.ts';

const order = {
  status: 'awaiting_device',
  delivery: 'store',
  devices: ['awaiting_device'],
} as const;

it('may be exchanged at a store while every device is still to be looked at', () => {
  expect(canExchange(order)).toBe(true);
  const may = buybackStatuses.filter((device) => canExchange({ ...order, devices: [device] }));
  expect(may).toEqual(['submitted', 'awaiting_device', 'received']);
  expect(canExchange({ ...order, devices: ['received', 'counter_offered'] })).toBe(false);
  expect(canExchange({ ...order, devices: [] })).toBe(false);
});

it('is exchanged nowhere else and in no other state', () => {
  expect(deliveryKinds.filter((delivery) => canExchange({ ...order, delivery }))).toEqual([
    'store',
  ]);
  expect(orderStatuses.filter((status) => canExchange({ ...order, status }))).toEqual([
    'awaiting_device',
  ]);
});

it('gives goods away by moves that staff may make, and never from the waiting (T-SWAP-2)', () => {
  let from: OrderStatus = 'confirmed';
  for (const to of counterSteps) {
    expect(moveOrder(from, to, 'staff').ok).toBe(true);
    expect(moveOrder('awaiting_device', to, 'staff').ok).toBe(false);
    from = to;
  }
});
