import { expect, it } from 'vitest';
import { leaseExample, type LoanTerms } from './lease-example.ts';

const program = (given: Partial<LoanTerms>): LoanTerms => ({
  company: 'Splátkovna',
  ratePercent: 15.9,
  months: 24,
  downPaymentPercent: 0,
  minimalFinanced: 3_000,
  maximalFinanced: null,
  ...given,
});

it('says what a price costs by the month and in all, and who lends', () => {
  const example = leaseExample(24_000, [program({})]);
  expect(example).toMatchObject({
    company: 'Splátkovna',
    price: 24_000,
    financed: 24_000,
    downPayment: 0,
    months: 24,
    rateHundredths: 1590,
  });
  const { monthly = 0, lastInstallment = 0, total = 0, rpsnHundredths = 0 } = example ?? {};
  expect(total).toBe(monthly * 23 + lastInstallment);
  expect(total).toBeGreaterThan(24_000);
  expect(rpsnHundredths).toBeGreaterThan(1590);
});

it('is of the program with the least to pay by the month that takes the price', () => {
  const short = program({ company: 'short', ratePercent: 0, months: 10 });
  const long = program({ company: 'long', months: 48, minimalFinanced: 10_000 });
  const dear = program({ company: 'dear', months: 60, maximalFinanced: 15_000 });
  const companyAt = (price: number) => leaseExample(price, [short, long, dear])?.company;
  expect([3_000, 9_999, 10_000, 15_001].map(companyAt)).toEqual(['dear', 'dear', 'dear', 'long']);
  expect(leaseExample(9_000, [short, long])).toMatchObject({ company: 'short', monthly: 900 });
});

it('is of the first of equal programs', () => {
  const equal = ['first', 'second'].map((company) => program({ company }));
  expect(leaseExample(24_000, equal)?.company).toBe('first');
  expect(leaseExample(24_000, equal.toReversed())?.company).toBe('second');
});

it('says what is paid at once', () => {
  const example = leaseExample(24_000, [
    program({ ratePercent: 0, months: 10, downPaymentPercent: 25 }),
  ]);
  expect(example).toMatchObject({
    downPayment: 6_000,
    financed: 18_000,
    monthly: 1_800,
    total: 18_000,
    rpsnHundredths: 0,
  });
});

it('has none where no program takes the price', () => {
  const bounded = program({ maximalFinanced: 50_000 });
  expect([0, 2_999, 50_001].map((price) => leaseExample(price, [bounded]))).toEqual([
    null,
    null,
    null,
  ]);
  expect(leaseExample(3_000, [bounded])).not.toBeNull();
  expect(leaseExample(24_000, [])).toBeNull();
});
