import { expect, it } from 'vitest';
import { canIssueInvoice } from './invoice-state.ts';

const owed = { state: 'in_progress', isToPay: false, hasBuyer: true } as const;

it('issues what is owed', () => {
  expect(canIssueInvoice(owed)).toBe(true);
});

it.each([
  ['what is neither paid nor gone', { ...owed, state: 'not_created' }],
  ['what has its invoice', { ...owed, state: 'created' }],
  ['what was added and is not paid yet', { ...owed, isToPay: true }],
  ['an order that has forgotten its buyer', { ...owed, hasBuyer: false }],
] as const)('does not issue %s', (_, facts) => {
  expect(canIssueInvoice(facts)).toBe(false);
});
