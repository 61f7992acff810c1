import { expect, it } from 'vitest';
import { checkLeasingAlone, type PackagePayment } from './leasing-alone.ts';

const check = (...payments: readonly PackagePayment[]) =>
  checkLeasingAlone(payments.map((payment) => ({ payment }))).ok;

it.each(['at_once', 'installments', 'leasing'] as const)('refuses leasing beside %s', (other) => {
  expect(check('leasing', other)).toBe(false);
  expect(check(other, 'leasing')).toBe(false);
});

it('lets leasing stand alone and the other kinds stand together', () => {
  expect(check('leasing')).toBe(true);
  expect(check('at_once', 'installments', 'installments')).toBe(true);
  expect(check()).toBe(true);
});
