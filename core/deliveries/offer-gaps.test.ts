import { describe, expect, it } from 'vitest';
import type { DeliveryFacts, PaymentFacts } from './matrix.ts';
import { brokenBy, offerGaps, type Offer } from './offer-gaps.ts';

const delivery = (code: string, over: Partial<DeliveryFacts> = {}): DeliveryFacts => ({
  code,
  kind: 'courier',
  takesCash: true,
  mostPieces: null,
  mostGrams: null,
  mostValue: null,
  ...over,
});
const payment = (code: string, kind: PaymentFacts['kind'] = 'card'): PaymentFacts => ({
  code,
  kind,
  mostAmount: null,
});
const offer = (
  deliveries: readonly DeliveryFacts[],
  payments: readonly PaymentFacts[],
  apart: readonly string[] = [],
): Offer => ({
  deliveries,
  payments,
  excluded: (one, other) => apart.includes(`${one} ${other}`),
});

describe('gaps of what a shop offers', () => {
  it('are none where each delivery goes with a payment', () => {
    expect(offerGaps(offer([delivery('a')], [payment('card')]))).toEqual([]);
  });

  it('say that there is nothing to choose at all', () => {
    expect(offerGaps(offer([], [payment('card')]))).toEqual([{ kind: 'no_delivery', code: null }]);
    expect(offerGaps(offer([delivery('a')], []))).toEqual([{ kind: 'no_payment', code: null }]);
  });

  it('count no contract as a payment, as it pays only what was put on it', () => {
    const loans = [payment('loan', 'installments'), payment('lease', 'leasing')];
    expect(offerGaps(offer([delivery('a')], loans))).toEqual([{ kind: 'no_payment', code: null }]);
  });

  it('name what staff and rules took apart from everything', () => {
    const drivers = delivery('drivers', { takesCash: false });
    const ways = [payment('card'), payment('cash', 'cash_on_delivery')];
    expect(offerGaps(offer([drivers], ways, ['drivers card']))).toEqual([
      { kind: 'delivery_without_payment', code: 'drivers' },
      { kind: 'payment_without_delivery', code: 'card' },
      { kind: 'payment_without_delivery', code: 'cash' },
    ]);
  });
});

describe('what a change breaks', () => {
  const both = offer([delivery('a'), delivery('b')], [payment('card')]);

  it('is the delivery that loses its last payment, or the last delivery', () => {
    const apart = offer(both.deliveries, both.payments, ['b card']);
    expect(brokenBy(both, apart)).toEqual([{ kind: 'delivery_without_payment', code: 'b' }]);
    expect(brokenBy(both, offer([], both.payments))).toEqual([{ kind: 'no_delivery', code: null }]);
    expect(brokenBy(both, offer(both.deliveries, []))).toEqual([
      { kind: 'no_payment', code: null },
    ]);
  });

  it('is nothing that was broken before, and no payment that goes with nothing', () => {
    const apart = offer(both.deliveries, both.payments, ['b card']);
    expect(brokenBy(apart, apart)).toEqual([]);
    const wide = offer([delivery('a')], [payment('card'), payment('transfer', 'bank_transfer')]);
    expect(brokenBy(wide, offer(wide.deliveries, wide.payments, ['a transfer']))).toEqual([]);
  });

  it('is nothing in a shop that is only being set up', () => {
    expect(brokenBy(offer([], []), offer([delivery('a')], []))).toEqual([]);
    expect(brokenBy(offer([delivery('a')], []), offer([], []))).toEqual([]);
  });
});
