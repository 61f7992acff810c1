import { describe, expect, it } from 'vitest';
import {
  deliveryRefusal,
  gramsOf,
  isServed,
  pairRefusal,
  paymentKinds,
  paymentRefusal,
  type CartToDeliver,
  type DeliveryFacts,
  type PaymentFacts,
  type PaymentKind,
} from './matrix.ts';

const cart: CartToDeliver = {
  pieces: 1,
  goods: 9_990,
  grams: 0,
  isAllInWarehouse: true,
  hasLeasing: false,
  arrangements: new Set(),
};
const courier: DeliveryFacts = {
  code: 'courier',
  kind: 'courier',
  takesCash: true,
  mostPieces: null,
  mostGrams: null,
  mostValue: null,
};
const box: DeliveryFacts = {
  code: 'box',
  kind: 'pickup_place',
  takesCash: false,
  mostPieces: 3,
  mostGrams: 5_000,
  mostValue: 20_000,
};
const express: DeliveryFacts = { ...courier, code: 'express', kind: 'express', takesCash: false };
const store: DeliveryFacts = { ...courier, code: 'store', kind: 'store' };
const payment = (kind: PaymentKind, mostAmount: number | null = null): PaymentFacts => ({
  code: kind,
  kind,
  mostAmount,
});

describe('deliveryRefusal', () => {
  it.each([
    [box, { pieces: 3 }, null],
    [box, { pieces: 4 }, 'too_many_pieces'],
    [box, { grams: 5_000 }, null],
    [box, { grams: 5_001 }, 'too_heavy'],
    [courier, { grams: 900_000 }, null],
    [{ ...box, mostSideCm: 60 }, { longestCm: 60 }, null],
    [{ ...box, mostSideCm: 60 }, { longestCm: 60.5 }, 'too_big'],
    [{ ...box, mostSideCm: 60 }, {}, null],
    [box, { longestCm: 900 }, null],
    [box, { goods: 20_000 }, null],
    [box, { goods: 20_001 }, 'too_valuable'],
    [express, { isAllInWarehouse: false }, 'not_all_in_warehouse'],
    [courier, { isAllInWarehouse: false, pieces: 900, goods: 900_000 }, null],
    [courier, { arrangements: new Set(['on-store'] as const) }, 'contract_at_store'],
    [store, { arrangements: new Set(['on-store', 'online'] as const) }, null],
    [courier, { arrangements: new Set(['online'] as const) }, null],
  ])('of %o with %o is %s', (delivery, more, refusal) => {
    expect(deliveryRefusal(delivery, { ...cart, ...more })).toBe(refusal);
  });
});

it.each([
  [null, null],
  ['31.50', 31_500],
  ['1000.00', 1_000_000],
])('%s kg are %s grams', (kilograms, grams) => {
  expect(gramsOf(kilograms)).toBe(grams);
});

describe('paymentRefusal', () => {
  const allowed = (more: Partial<CartToDeliver>) =>
    paymentKinds.filter(
      (kind) => paymentRefusal(payment(kind), { ...cart, ...more }, 9_990) === null,
    );

  it('lets a cart without contracts be paid at once in every way', () => {
    expect(allowed({})).toEqual([
      ...['card', 'google_pay', 'apple_pay', 'twisto', 'bank_transfer', 'cash_on_delivery'],
    ]);
  });

  it('lets leasing stand alone', () => {
    expect(allowed({ hasLeasing: true })).toEqual(['leasing']);
    expect(allowed({ hasLeasing: true, arrangements: new Set(['online']) })).toEqual(['leasing']);
  });

  it('pays what is on installments by installments', () => {
    expect(allowed({ arrangements: new Set(['on-store', 'online']) })).toEqual(['installments']);
  });

  it('takes cash up to its limit', () => {
    const cash = payment('cash_on_delivery', 50_000);
    expect(paymentRefusal(cash, cart, 50_000)).toBeNull();
    expect(paymentRefusal(cash, cart, 50_001)).toBe('amount_over_limit');
  });
});

describe('pairRefusal', () => {
  const none = () => false;
  it.each([
    [box, 'cash_on_delivery', 'no_cash_there'],
    [courier, 'cash_on_delivery', null],
    [express, 'bank_transfer', 'transfer_too_slow'],
    [express, 'card', null],
    [courier, 'bank_transfer', null],
  ] as const)('of %o and %s is %s', (delivery, kind, refusal) => {
    expect(pairRefusal(delivery, payment(kind), none)).toBe(refusal);
  });

  it('keeps apart what staff took apart', () => {
    const excluded = (delivery: string, code: string) => delivery === 'store' && code === 'twisto';
    expect(pairRefusal(store, payment('twisto'), excluded)).toBe('excluded_by_shop');
    expect(pairRefusal(store, payment('card'), excluded)).toBeNull();
  });
});

it.each([
  ['110 00', ['1'], true],
  ['11000', ['10', '11'], true],
  ['602 00', ['1'], false],
  ['602 00', [], true],
])('goes to %s where it serves %j: %s', (postcode, served, expected) => {
  expect(isServed(postcode, served)).toBe(expected);
});
