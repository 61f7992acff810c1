import type { BankEntry, BankStatement } from './bank-statement.ts';

/** A credit of 1 234 Kč for the order 1234567897. */
export const entry: BankEntry = {
  reference: 'B-1',
  bookedOn: '2026-11-26',
  amount: 123_400,
  currency: 'CZK',
  isReversal: false,
  variableSymbol: '1234567897',
  counterAccount: '2000145399/0800',
  counterName: 'Jana Nováková',
  message: 'Děkuji',
};

export const statement: BankStatement = {
  format: 'gpc',
  account: '0000192000145399',
  currency: 'CZK',
  opening: null,
  closing: null,
  entries: [entry],
};
