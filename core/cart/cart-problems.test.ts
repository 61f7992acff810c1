import { describe, expect, it } from 'vitest';
import { problemId } from './cart-problem.ts';
import {
  cartProblems,
  quoteExpiry,
  undoableSince,
  type CartUnderTest,
  type PackageUnderTest,
} from './cart-problems.ts';

const now = new Date('2026-11-21T12:00:00Z');
const fine: PackageUnderTest = {
  id: 1,
  isBlocked: false,
  unitPrice: 9_990,
  seenPrice: 9_990,
  payment: 'at_once',
  isPlanPossible: true,
  isBuybackValid: true,
  children: [],
};
const cart: CartUnderTest = {
  packages: [fine],
  isBonusValid: true,
  deadCodeIds: [],
  checkout: {
    isDeliveryPossible: true,
    isPlacePossible: true,
    isTimeslotFree: true,
    isPaymentPossible: true,
  },
};
const of = (change: Partial<PackageUnderTest>) =>
  cartProblems({ ...cart, packages: [{ ...fine, ...change }] }, now);

it('finds nothing wrong with a cart that is fine', () => {
  expect(cartProblems(cart, now)).toEqual([]);
});

describe('of a package', () => {
  it('says a changed price with both, and does not stop the order for it (T-CART-8)', () => {
    expect(of({ unitPrice: 10_490 })).toMatchObject([
      {
        kind: 'price_changed',
        repair: 'accept_price',
        packageId: 1,
        isBlocking: false,
        prices: { was: 9_990, now: 10_490 },
      },
    ]);
    expect(of({ seenPrice: null })).toEqual([]);
  });

  it('stops the order when a quote has ended, at its very end (T-CART-9)', () => {
    const child = { id: 4, isOffered: true, quoteExpiresAt: quoteExpiry(now) };
    const at = (later: number) =>
      cartProblems(
        { ...cart, packages: [{ ...fine, children: [child] }] },
        new Date(now.getTime() + later),
      );
    expect(at(86_399_999)).toEqual([]);
    expect(at(86_400_000)).toMatchObject([
      { kind: 'quote_expired', repair: 'renew_quote', packageId: 1, childId: 4, isBlocking: true },
    ]);
  });

  it('takes out an add-on that is offered no more, whatever its quote', () => {
    const children = [{ id: 4, isOffered: false, quoteExpiresAt: now }];
    expect(of({ children })).toMatchObject([
      { kind: 'add_on_not_offered', repair: 'remove_child', childId: 4 },
    ]);
  });

  it.each([
    [{ isPlanPossible: false }, 'installment_not_possible', 'pay_at_once'],
    [{ isBuybackValid: false }, 'buyback_not_valid', 'remove_buyback'],
  ])('with %j is %s', (change, kind, repair) => {
    expect(of(change)).toMatchObject([{ kind, repair, packageId: 1 }]);
  });

  it('that cannot be bought is not asked about anything else (T-CART-11)', () => {
    expect(of({ isBlocked: true, unitPrice: 1, isPlanPossible: false })).toEqual([]);
  });
});

describe('leasing', () => {
  const leased: PackageUnderTest = { ...fine, id: 2, payment: 'leasing' };
  it('stands alone (T-CART-3)', () => {
    expect(cartProblems({ ...cart, packages: [leased] }, now)).toEqual([]);
    expect(cartProblems({ ...cart, packages: [fine, leased] }, now)).toMatchObject([
      { kind: 'leasing_not_alone', repair: 'keep_only_leasing', packageId: 2 },
    ]);
  });

  it('does not mind what cannot be bought', () => {
    const packages = [{ ...fine, isBlocked: true }, leased];
    expect(cartProblems({ ...cart, packages }, now)).toEqual([]);
  });
});

describe('of the whole cart', () => {
  it.each([
    [{ isBonusValid: false }, 'bonus_not_valid', 'remove_bonus'],
    [{ deadCodeIds: [8] }, 'code_invalid', 'remove_code'],
    [{ isDeliveryPossible: false }, 'delivery_unavailable', 'choose_delivery'],
    [{ isPlacePossible: false }, 'delivery_place_unavailable', 'choose_delivery'],
    [{ isTimeslotFree: false }, 'timeslot_full', 'choose_delivery'],
    [{ isPaymentPossible: false }, 'payment_unavailable', 'choose_payment'],
  ])('%j is %s', (change, kind, repair) => {
    const broken = { ...cart, ...change, checkout: { ...cart.checkout, ...change } };
    expect(cartProblems(broken, now)).toMatchObject([{ kind, repair, isBlocking: true }]);
  });

  it('gives every problem a name of its own that stays', () => {
    const packages = [of({ unitPrice: 1 }), of({ id: 2, unitPrice: 1 })].flat();
    const codes = cartProblems({ ...cart, deadCodeIds: [1, 2] }, now);
    const ids = [...packages, ...codes].map(problemId);
    expect(new Set(ids).size).toBe(4);
    expect(cartProblems({ ...cart, deadCodeIds: [1, 2] }, now).map(problemId)).toEqual(
      ids.slice(2),
    );
  });
});

it('lets a removal be undone for half an hour', () => {
  expect(now.getTime() - undoableSince(now).getTime()).toBe(1_800_000);
});
