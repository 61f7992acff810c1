import { expect, it } from 'vitest';
import { matchDebit, type SentPayout } from './match-debit.ts';
import { entry } from './statement.example.ts';

const payout: SentPayout = {
  orderId: 3,
  key: 12,
  number: '12',
  amount: 5_900,
  iban: 'CZ6508000000192000145399',
  state: 'open',
};
const other: SentPayout = { ...payout, key: 13, number: '13' };
const debit = {
  ...entry,
  amount: -590_000,
  variableSymbol: '12',
  counterAccount: '19-2000145399/0800',
};
const match = (change: object, payouts: readonly SentPayout[] = [payout]) =>
  matchDebit({ ...debit, ...change }, payouts, { currency: 'CZK', code: 'cz' });

it('is the payout that it names, by its amount and account', () => {
  expect(match({})).toEqual({ ok: true, value: payout });
  expect(match({}, [other, payout])).toEqual({ ok: true, value: payout });
  expect(match({ counterAccount: 'CZ65 0800 0000 1920 0014 5399' }).ok).toBe(true);
  expect(match({ counterAccount: '' }).ok).toBe(true);
});

it('is the only one of its amount and account where it names none', () => {
  expect(match({ variableSymbol: '' })).toEqual({ ok: true, value: payout });
  expect(match({ variableSymbol: '' }, [payout, other])).toEqual({
    ok: false,
    error: { reason: 'several_payouts', payout: null },
  });
});

it.each([
  ['another amount', { amount: -590_001 }],
  ['another account', { counterAccount: '2000145399/0800' }],
  ['an account that is none', { counterAccount: 'x' }],
])('is proposed for %s', (_, change) => {
  expect(match(change)).toEqual({ ok: false, error: { reason: 'payout_differs', payout } });
});

it('is proposed where another number stands beside the amount and account', () => {
  expect(match({ variableSymbol: '99' })).toEqual({
    ok: false,
    error: { reason: 'payout_differs', payout },
  });
});

it('is the one that somebody marked as paid before', () => {
  const paid: SentPayout = { ...payout, state: 'paid' };
  expect(match({}, [paid])).toEqual({ ok: true, value: paid });
  expect(match({ variableSymbol: '' }, [paid, other]).ok).toBe(false);
});

it('is no payment of a payout that another movement paid', () => {
  const taken: SentPayout = { ...payout, state: 'taken' };
  const error = { reason: 'payout_paid', payout: taken };
  expect(match({}, [taken])).toEqual({ ok: false, error });
  expect(match({ variableSymbol: '' }, [taken])).toEqual({ ok: false, error });
  expect(match({ variableSymbol: '' }, [taken, other])).toEqual({ ok: true, value: other });
});

it('is none of payouts where it only looks like one', () => {
  const none = { ok: false, error: { reason: 'debit', payout: null } };
  expect(match({ variableSymbol: '', amount: -100 })).toEqual(none);
  expect(match({ variableSymbol: '', counterAccount: '' })).toEqual(none);
  expect(match({ variableSymbol: '12', amount: -100, counterAccount: '2000145399/0800' })).toEqual(
    none,
  );
  expect(match({ currency: 'EUR' })).toEqual(none);
  expect(match({ isReversal: true })).toEqual(none);
  expect(match({ amount: 590_000 })).toEqual(none);
});
