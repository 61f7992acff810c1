import { expect, it } from 'vitest';
import { bestPlans } from './best-plans.ts';

const plan = (name: string, installment: number, total: number, rpsnHundredths = 0) => ({
  name,
  installment,
  total,
  rpsnHundredths,
  downPayment: 0,
});

it('finds the least total, the least installment and the one without interest', () => {
  const free = plan('ten', 2_499, 24_990);
  const long = plan('long', 1_000, 36_000, 2_000);
  const middle = { ...plan('down', 2_000, 24_000, 1_000), downPayment: 2_000 };
  expect(bestPlans([middle, long, free])).toEqual({
    lowestTotal: free,
    lowestInstallment: long,
    interestFree: free,
  });
});

it('finds nothing where nothing is offered, and the first of equals', () => {
  expect(bestPlans([])).toEqual({ lowestTotal: null, lowestInstallment: null, interestFree: null });
  const [one, other] = [plan('one', 1, 1, 5), plan('other', 1, 1, 5)];
  expect(bestPlans([one, other])).toMatchObject({ lowestTotal: one, interestFree: null });
});
