import { describe, expect, it } from 'vitest';
import { discountWith, entering, lineWith, noonInPrague } from './discount.example.ts';
import type { Discount } from './discount.ts';
import { DiscountSimulation, marginOf, type PastCart, type PastLine } from './simulate-discount.ts';

const sold = (set: Partial<PastLine> = {}): PastLine => ({
  ...lineWith({ unitPrice: 1_210 }),
  vatRate: 21,
  scheme: 'standard',
  cost: 800,
  ...set,
});

const past = (set: Partial<PastCart> = {}): PastCart => ({
  kind: 'order',
  lines: [sold()],
  shipping: 0,
  paymentFee: 0,
  situation: noonInPrague,
  ...set,
});

const replayed = (
  discount: Discount,
  carts: readonly PastCart[],
  book: readonly Discount[] = [],
) => {
  const simulation = new DiscountSimulation(discount, book);
  for (const cart of carts) simulation.replay(cart);
  return simulation.result();
};

describe('a discount replayed on past orders', () => {
  it('says revenue and margin with and without it', () => {
    const { orders } = replayed(discountWith({ id: 1 }), [past(), past()]);
    expect(orders).toEqual({
      count: 2,
      touched: 2,
      before: { revenue: 2_420, marginHundredths: 40_000 },
      after: { revenue: 2_178, marginHundredths: 20_000 },
    });
  });

  it('counts carts apart from orders, and what it cannot reach not at all', () => {
    const scope = { products: ['a'], categories: [] };
    const { orders, carts } = replayed(discountWith({ id: 1, scope }), [
      past({ kind: 'cart' }),
      past({ lines: [sold({ productCode: 'b' })] }),
    ]);
    expect(orders).toMatchObject({ count: 1, touched: 0 });
    expect(orders.after).toEqual(orders.before);
    expect(carts).toMatchObject({ count: 1, touched: 1, after: { revenue: 1_089 } });
  });

  it('takes it as live, whatever its days and switch say', () => {
    const over = discountWith({ id: 1, isActive: false, validTo: '2020-01-01' });
    expect(replayed(over, [past()]).orders.touched).toBe(1);
  });

  it('lets everybody use its code, until its uses are spent by orders', () => {
    const coded = discountWith({
      id: 1,
      isAutomaticAssignment: false,
      isPublic: false,
      usesLeft: 1,
    });
    const { orders, carts } = replayed(coded, [past({ kind: 'cart' }), past(), past()]);
    expect([orders.touched, carts.touched]).toEqual([1, 1]);
  });

  it('asks a student for the card', () => {
    const student = discountWith({ id: 1, isAutomaticAssignment: false, isStudentDiscount: true });
    const withCard = { ...noonInPrague, hasStudentCard: true };
    expect(replayed(student, [past(), past({ situation: withCard })]).orders.touched).toBe(1);
  });

  it('compares with the stored discount left out, which is in the book as well', () => {
    const stored = discountWith({ id: 1 });
    const { orders } = replayed({ ...stored, discountValue: 20 }, [past()], [stored]);
    expect([orders.before.revenue, orders.after.revenue]).toEqual([1_210, 968]);
  });

  it('says which discounts count beside it and which it puts out', () => {
    const other = discountWith({ id: 2, isAutomaticAssignment: false, discountType: 'absolute' });
    const ordered = past({ situation: { ...noonInPrague, entered: entering(2) } });
    const beside = replayed(discountWith({ id: 1 }), [ordered], [other]);
    expect([...beside.beside]).toEqual([[2, 1]]);
    const alone = discountWith({ id: 1, isCombinable: false, discountValue: 50 });
    expect([...replayed(alone, [ordered], [other]).putOut]).toEqual([[2, 1]]);
  });

  it('says who gains, and whose goods go below their cost', () => {
    const business = { ...noonInPrague, customerGroups: new Set(['business']) };
    const { gainers, linesBelowCost } = replayed(discountWith({ id: 1, discountValue: 50 }), [
      past(),
      past({ situation: business }),
      past({ lines: [sold({ cost: 1_200 })] }),
    ]);
    expect([...gainers]).toEqual([
      ['guest', { carts: 2, saved: 1_210 }],
      ['business', { carts: 1, saved: 605 }],
    ]);
    // The third was below it already.
    expect(linesBelowCost).toBe(2);
  });

  it('leaves lines without a known cost out of the margin and counts them', () => {
    const { orders, linesWithoutCost } = replayed(discountWith({ id: 1 }), [
      past({ lines: [sold({ cost: null }), sold({ id: 'b' })] }),
    ]);
    expect([orders.before.marginHundredths, linesWithoutCost]).toEqual([20_000, 1]);
  });
});

describe('the margin of a line', () => {
  it('is without VAT, and taxed by what was earned under the margin scheme (T-MON-6)', () => {
    expect(marginOf(sold(), 1_210)).toBe(20_000);
    expect(marginOf(sold({ scheme: 'margin', cost: 1_000 }), 1_210)).toBe(21_000 - 3_645);
    expect(marginOf(sold({ scheme: 'margin', cost: 1_300 }), 1_210)).toBe(-9_000);
  });
});
