import { expect, it } from 'vitest';
import { readinessOf, type PaymentSetup } from './payment-readiness.ts';

const real: PaymentSetup = {
  hasCards: true,
  hasTwisto: true,
  hasLoans: true,
  allowsSandbox: false,
};
const bare: PaymentSetup = { ...real, hasCards: false, hasTwisto: false, hasLoans: false };

it('needs nobody for transfers and cash', () => {
  expect(readinessOf('bank_transfer', bare)).toBe('ready');
  expect(readinessOf('cash_on_delivery', bare)).toBe('ready');
});

it.each(['card', 'installments', 'leasing'] as const)('takes %s by its gateway alone', (kind) => {
  expect(readinessOf(kind, real)).toBe('ready');
  expect(readinessOf(kind, bare)).toBe('not_set_up');
  expect(readinessOf(kind, { ...bare, allowsSandbox: true })).toBe('sandbox');
});

it.each(['google_pay', 'apple_pay', 'twisto'] as const)(
  'plays %s and offers it no more once cards are real',
  (kind) => {
    expect(readinessOf(kind, { ...bare, allowsSandbox: true })).toBe('sandbox');
    expect(readinessOf(kind, real)).toBe('no_script');
    expect(readinessOf(kind, { ...real, allowsSandbox: true })).toBe('no_script');
  },
);

it('has no real Twisto even beside played cards', () => {
  const setup = { ...bare, hasTwisto: true, allowsSandbox: true };
  expect(readinessOf('twisto', setup)).toBe('no_script');
});
