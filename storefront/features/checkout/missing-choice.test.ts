import { expect, it } from 'vitest';
import type { Checkout } from '../../lib/checkout-query.ts';
import type { Delivery, Payment, Place } from './checkout-queries.ts';
import { exclusionOf, missingChoice } from './missing-choice.ts';
import { withChoice } from './with-choice.ts';

const delivery = (kind: Delivery['kind'], more: Partial<Delivery> = {}): Delivery => ({
  code: kind,
  kind,
  name: kind,
  text: '',
  price: 0,
  usualPrice: null,
  isAvailable: true,
  message: null,
  servedPostcodes: [],
  arrives: null,
  stores: [],
  timeslots: [],
  ...more,
});
const payment = (code: string): Payment => ({
  code,
  kind: 'card',
  name: code,
  text: '',
  fee: 0,
  isAvailable: true,
  message: null,
  isSandbox: true,
});
const slot = { id: 7, startsAt: '', endsAt: '', isFree: true };
const place = { id: 3, isAvailable: true } as Place; // the rest is not looked at

const chosen = { delivery: null, payment: null, place: null, store: null, timeslot: null };
const checkout = (choice: Partial<Checkout['chosen']>, needsPayment = true) => ({
  deliveries: [
    ...[delivery('courier'), delivery('pickup_place'), delivery('store')],
    delivery('express', { timeslots: [slot], isAvailable: choice.timeslot !== 8 }),
  ],
  payments: [payment('card'), payment('cash')],
  excluded: [{ delivery: 'courier', payment: 'cash', message: 'no cash there' }],
  chosen: { ...chosen, ...choice },
  needsPayment,
});

it('asks for one thing after another', () => {
  const missing = (choice: Partial<Checkout['chosen']>) => missingChoice(checkout(choice));
  expect(missing({})).toBe('delivery');
  expect(missing({ delivery: 'courier' })).toBe('payment');
  expect(missing({ delivery: 'courier', payment: 'card' })).toBeNull();
  expect(missing({ delivery: 'pickup_place', payment: 'card' })).toBe('place');
  expect(missing({ delivery: 'pickup_place', payment: 'card', place })).toBeNull();
  expect(missing({ delivery: 'store', payment: 'card' })).toBe('store');
  expect(missing({ delivery: 'express', payment: 'card' })).toBe('timeslot');
  expect(missing({ delivery: 'express', payment: 'card', timeslot: 7 })).toBeNull();
});

it('asks anew for what cannot be had any more', () => {
  const closed = { ...place, isAvailable: false };
  expect(missingChoice(checkout({ delivery: 'pickup_place', place: closed }))).toBe('place');
  expect(missingChoice(checkout({ delivery: 'express', timeslot: 8 }))).toBe('delivery');
  expect(missingChoice(checkout({ delivery: 'courier', payment: 'cash' }))).toBe('payment');
});

it('asks for no payment where nothing is left to pay', () => {
  expect(missingChoice(checkout({ delivery: 'courier' }, false))).toBeNull();
});

it('shows a choice at once, without what belonged to the delivery before', () => {
  const before = checkout({ delivery: 'store', store: 'brno', payment: 'cash' });
  const after = withChoice(before, { delivery: 'courier' });
  expect(after.chosen).toEqual({ ...chosen, delivery: 'courier' });
  expect(withChoice(before, { delivery: 'store' }).chosen.store).toBe('brno');
  expect(withChoice(before, { payment: 'card' }).chosen).toMatchObject({ payment: 'card' });
  expect(exclusionOf(before.excluded, 'store', 'cash')).toBeNull();
});
