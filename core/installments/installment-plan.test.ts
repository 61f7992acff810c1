import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downPaymentOf, planInstallments } from './installment-plan.ts';
import { rpsnHundredths } from './rpsn.ts';

const terms = (ratePercent: number, months: number, minimalFinanced = 0) => ({
  ratePercent,
  months,
  minimalFinanced,
});

describe('planInstallments', () => {
  it.each([
    [24_990, 0, 10, 2_499, 2_499, 24_990],
    [10_000, 0, 3, 3_333, 3_334, 10_000],
    [24_990, 15.9, 24, 1_223, 1_206, 29_335],
    [22_491, 15.9, 24, 1_101, 1_077, 26_400],
    [30_000, 19.9, 36, 1_114, 1_084, 40_074],
    [2_000, 12, 12, 178, 174, 2_132],
  ])(
    'pays %d at %d percent over %d months by %d and a last %d',
    (price, rate, months, installment, lastInstallment, total) => {
      expect(planInstallments(price, 0, terms(rate, months))).toMatchObject({
        ok: true,
        value: { installment, lastInstallment, total },
      });
    },
  );

  it('lends the price without the down payment', () => {
    const downPayment = downPaymentOf(24_990, 10);
    expect(planInstallments(24_990, downPayment, terms(15.9, 24))).toMatchObject({
      value: { financed: 22_491, downPayment: 2_499, installment: 1_101, lastInstallment: 1_077 },
    });
  });

  it('follows a discounted price', () => {
    const plan = planInstallments(24_990 - 2_499, 0, terms(15.9, 24));
    expect(plan).toMatchObject({ value: { installment: 1_101, lastInstallment: 1_077 } });
  });

  it('shows the yearly cost as if the last installment were a full one', () => {
    expect(planInstallments(24_990, 0, terms(15.9, 24))).toMatchObject({
      value: { rpsnHundredths: 1_717 },
    });
    expect(planInstallments(10_000, 0, terms(0, 3))).toMatchObject({
      value: { rpsnHundredths: 0 },
    });
  });

  it.each([
    [5_000, 5_000, terms(0, 10), 'nothing_to_finance'],
    [5_000, 6_000, terms(0, 10), 'nothing_to_finance'],
    [2_999, 0, terms(0, 10, 3_000), 'below_minimum'],
    [9, 0, terms(0, 10), 'too_little_for_months'],
    [10, 0, terms(12, 24), 'too_little_for_months'],
    [2_987, 0, terms(1, 60), 'too_little_for_months'],
  ])('refuses %d with %d down on %j as %s', (price, downPayment, given, error) => {
    expect(planInstallments(price, downPayment, given)).toEqual({ ok: false, error });
  });

  it('finances exactly the minimum', () => {
    expect(planInstallments(3_000, 0, terms(0, 10, 3_000)).ok).toBe(true);
  });

  it('pays back the price and its interest, the last installment never above the others', () => {
    const rates = fc.integer({ min: 100, max: 3_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(
        // Enough a month that rounding up does not pay everything before the last one.
        fc.integer({ min: 200, max: 5_000 }),
        rates,
        fc.integer({ min: 2, max: 60 }),
        (priceAMonth, rate, months) => {
          const price = priceAMonth * months;
          const plan = planInstallments(price, 0, terms(rate, months));
          if (!plan.ok) throw new Error(plan.error);
          const { installment, lastInstallment, total } = plan.value;
          expect(lastInstallment).toBeLessThanOrEqual(installment);
          expect(total).toBeGreaterThanOrEqual(price);
          expect(plan.value.rpsnHundredths).toBeGreaterThanOrEqual(Math.floor(rate * 100));
        },
      ),
    );
  });

  it('costs nothing at 0 percent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 300_000 }),
        fc.integer({ min: 2, max: 60 }),
        (price, months) => {
          expect(planInstallments(price, 0, terms(0, months))).toMatchObject({
            value: { total: price, rpsnHundredths: 0 },
          });
        },
      ),
    );
  });
});

describe('rpsnHundredths', () => {
  it.each([
    [10_000, [3_334, 3_334, 3_334], 12],
    [10_000, [3_333, 3_333, 3_334], 0],
    [24_990, Array.from({ length: 24 }, () => 1_223), 1_717],
    [1_000, [1_010], 1_268],
    [100, [300], 53_144_000_00],
  ])('finds of %d paid by %j the yearly %d', (lent, payments, hundredths) => {
    expect(rpsnHundredths(lent, payments)).toBe(hundredths);
  });
});
