import { expect, it } from 'vitest';
import { paymentKinds } from '../deliveries/matrix.ts';
import { firstStatus, releaseAt } from './unpaid-order.ts';

const placedAt = new Date('2026-11-21T12:00:00Z');

it.each([
  ['card', '2026-11-21T13:00:00.000Z'],
  ['google_pay', '2026-11-21T13:00:00.000Z'],
  ['apple_pay', '2026-11-21T13:00:00.000Z'],
  ['twisto', '2026-11-21T13:00:00.000Z'],
  ['bank_transfer', '2026-11-28T12:00:00.000Z'],
  ['installments', '2026-11-28T12:00:00.000Z'],
  ['leasing', '2026-11-28T12:00:00.000Z'],
] as const)('an order paid by %s lets its stock go at %s', (kind, at) => {
  expect(releaseAt(kind, placedAt)?.toISOString()).toBe(at);
  expect(firstStatus(kind, false)).toBe('awaiting_payment');
});

it('never lets go what is paid on delivery or costs nothing, and confirms it at once', () => {
  for (const kind of ['cash_on_delivery', null] as const) {
    expect(releaseAt(kind, placedAt)).toBeNull();
    expect(firstStatus(kind, false)).toBe('confirmed');
  }
});

it('releases every other kind some day', () => {
  const never = paymentKinds.filter((kind) => releaseAt(kind, placedAt) === null);
  expect(never).toEqual(['cash_on_delivery']);
});

it.each([...paymentKinds, null])('waits for a device first, paid by %s (T-SWAP-2)', (kind) => {
  expect(firstStatus(kind, true)).toBe('awaiting_device');
});
