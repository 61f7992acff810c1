import { expect, it } from 'vitest';
import { leaseExample } from './lease-example.ts';

it('says what a price costs by the month and in all', () => {
  const example = leaseExample(24_000, 'cz');
  expect(example).toMatchObject({ price: 24_000, months: 24, rateHundredths: 1590 });
  const { monthly = 0, lastInstallment = 0, total = 0 } = example ?? {};
  expect(total).toBe(monthly * 23 + lastInstallment);
  expect(total).toBeGreaterThan(24_000);
});

it('has none for a price below what the company lends', () => {
  expect([leaseExample(2_999, 'cz'), leaseExample(599, 'ro'), leaseExample(0, 'cz')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(leaseExample(600, 'ro')).not.toBeNull();
});
