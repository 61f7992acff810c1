import { describe, expect, it } from 'vitest';
import { compareSeenCart, type SeenCart } from './seen-cart.ts';

const phone = { key: 'p1', item: 7, quantity: 1, net: 9_990, program: null };
const glass = { key: 'c2', item: 9, quantity: 1, net: 399, program: null };
const seen: SeenCart = {
  digest: 'before',
  lines: [phone, glass],
  shipping: 99,
  paymentFee: 0,
  buyback: 0,
  bonus: 0,
  due: 10_488,
  payout: 0,
  codes: ['aB3dE6gH9k'],
};
const now = (more: Partial<SeenCart>): SeenCart => ({ ...seen, digest: 'now', ...more });

describe('compareSeenCart', () => {
  it('finds the cart the same by its digest', () => {
    expect(compareSeenCart(null, 'before', seen)).toEqual({ outcome: 'same' });
  });

  it('lists what became dearer, and what became cheaper meanwhile', () => {
    const lines = [
      { ...phone, net: 10_490 },
      { ...glass, net: 350 },
    ];
    expect(compareSeenCart(seen, 'before', now({ lines, due: 10_939 }))).toEqual({
      outcome: 'dearer',
      differences: [
        { what: 'line', key: 'p1', was: 9_990, now: 10_490 },
        { what: 'line', key: 'c2', was: 399, now: 350 },
      ],
      lostCodes: [],
    });
  });

  it('names the codes that do not count any more', () => {
    const dearer = compareSeenCart(seen, 'before', now({ due: 11_000, codes: [] }));
    expect(dearer).toMatchObject({ outcome: 'dearer', lostCodes: ['aB3dE6gH9k'] });
  });

  it('lists a delivery that is not free any more and a voucher that ended', () => {
    const before = { ...seen, shipping: 0, bonus: 500, due: 9_889 };
    expect(compareSeenCart(before, 'before', now({}))).toMatchObject({
      differences: [
        { what: 'shipping', was: 0, now: 99 },
        { what: 'bonus', was: 500, now: 0 },
      ],
    });
  });

  it('passes on what fell, also as a payout that grew', () => {
    expect(compareSeenCart(seen, 'before', now({ due: 9_000 })).outcome).toBe('cheaper');
    const swap = { ...seen, due: 0, payout: 100 };
    expect(compareSeenCart(swap, 'before', now({ due: 0, payout: 200 })).outcome).toBe('cheaper');
    expect(compareSeenCart(swap, 'before', now({ due: 0, payout: 99 })).outcome).toBe('dearer');
  });

  it.each<[string, Partial<SeenCart>]>([
    ['one line fewer', { lines: [phone], due: 10_089 }],
    ['another quantity', { lines: [{ ...phone, quantity: 2 }, glass] }],
    ['another product', { lines: [{ ...phone, item: 8 }, glass] }],
    ['installments', { lines: [{ ...phone, program: 3 }, glass] }],
  ])('takes a cart with %s for another one, however cheap', (_, more) => {
    expect(compareSeenCart(seen, 'before', now(more))).toEqual({ outcome: 'changed' });
  });

  it('takes a digest that no summary showed for another cart', () => {
    expect(compareSeenCart(seen, 'elsewhere', now({})).outcome).toBe('changed');
    expect(compareSeenCart(null, 'before', now({})).outcome).toBe('changed');
  });
});
