import { describe, expect, it } from 'vitest';
import {
  withoutChild,
  withoutPackage,
  withoutProblem,
  withPlan,
  withQuantity,
} from './cart-changes.ts';
import { cartExample, planExample } from './cart.example.ts';

describe('the cart as it will look', () => {
  it('gives insurance the quantity of its product and leaves accessories alone', () => {
    const changed = withQuantity(cartExample, 1, 3);
    const [first] = changed.cartPackagesItems;
    expect(first?.quantity).toBe(3);
    expect(first?.children.map(({ quantity }) => quantity)).toEqual([3, 2]);
    expect(changed.count).toBe(3 + 2 + 1);
  });

  it('takes a package out with everything that belongs to it', () => {
    const changed = withoutPackage(cartExample, 1);
    expect(changed.cartPackagesItems.map(({ id }) => id)).toEqual([2]);
    expect(changed.count).toBe(1);
  });

  it('takes one child out and counts the accessories that are left', () => {
    expect(withoutChild(cartExample, 11).count).toBe(1 + 1);
    expect(withoutChild(cartExample, 10).count).toBe(cartExample.count);
  });

  it('pays a package another way, and at once again', () => {
    const plan = { ...planExample, kind: 'leasing' as const };
    const leased = withPlan(cartExample, 2, plan);
    expect(leased.cartPackagesItems[1]).toMatchObject({ payment: 'leasing', installment: plan });
    expect(withPlan(leased, 2, null)).toEqual(cartExample);
  });

  it('leaves amounts to the server', () => {
    expect(withQuantity(cartExample, 1, 3).totals).toBe(cartExample.totals);
  });

  it('drops the problem that is being mended', () => {
    expect(withoutProblem(cartExample, 'sold_out:2').problems).toEqual([]);
  });
});
