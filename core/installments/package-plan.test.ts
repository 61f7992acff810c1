import { expect, it } from 'vitest';
import { programPlan, type ProgramTerms } from './package-plan.ts';

const terms: ProgramTerms = {
  ratePercent: 15.9,
  months: 24,
  minimalFinanced: 3_000,
  downPaymentPercent: 10,
  maximalFinanced: 100_000,
};

it("pays the program's least share down (T-INS-4)", () => {
  expect(programPlan(24_990, terms)).toMatchObject({
    ok: true,
    value: { downPayment: 2_499, financed: 22_491, installment: 1_101, lastInstallment: 1_077 },
  });
});

it('pays down what the customer wants where it is more', () => {
  expect(programPlan(24_990, terms, 10_000)).toMatchObject({ value: { financed: 14_990 } });
  expect(programPlan(24_990, terms, 1)).toMatchObject({ value: { financed: 22_491 } });
});

it.each([
  [2_000, 0, 'below_minimum'],
  [24_990, 24_990, 'nothing_to_finance'],
  [200_000, 0, 'above_maximum'],
])('refuses %d with %d down as %s (T-INS-6)', (price, down, error) => {
  expect(programPlan(price, terms, down)).toEqual({ ok: false, error });
});
