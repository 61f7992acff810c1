import { describe, expect, it } from 'vitest';
import { matchEntry, namedNumbers, type PayableOrder } from './match-entry.ts';
import { entry } from './statement.example.ts';

const order: PayableOrder = { number: '1234567897', toPay: 1_234, state: 'waiting' };
const other: PayableOrder = { ...order, number: '1000000009' };
const match = (change: object, orders: readonly PayableOrder[] = [order]) =>
  matchEntry({ ...entry, ...change }, orders, 'CZK');

describe('numbers that a movement names', () => {
  it('are its symbol before what its payer wrote', () => {
    expect(namedNumbers(entry)).toEqual(['1234567897']);
    const message = 'obj. 1000000009, 1000000009 a 77';
    expect(namedNumbers({ ...entry, message })).toEqual(['1234567897']);
    expect(namedNumbers({ variableSymbol: '', message })).toEqual(['1000000009']);
    expect(namedNumbers({ variableSymbol: '308', message: 'dar' })).toEqual([]);
  });

  it('are no part of a longer number', () => {
    expect(namedNumbers({ variableSymbol: '', message: '12345678970' })).toEqual([]);
  });
});

describe('a movement', () => {
  it('pays the order of its symbol exactly', () => {
    expect(match({})).toEqual({ ok: true, value: { orderNumber: order.number, amount: 1_234 } });
  });

  it('pays the order that its message names', () => {
    const said = { variableSymbol: '', message: 'Objednávka 1234567897' };
    expect(match(said).ok).toBe(true);
  });

  it.each([
    ['underpaid', { amount: 123_399 }, order.number],
    ['overpaid', { amount: 123_401 }, order.number],
    ['debit', { amount: -123_400 }, order.number],
    ['reversal', { isReversal: true }, order.number],
    ['reversal', { isReversal: true, amount: -123_400 }, order.number],
    ['foreign_currency', { currency: 'EUR' }, order.number],
    ['no_order_named', { variableSymbol: '', message: '' }, null],
    ['unknown_order', { variableSymbol: '1999999999' }, null],
  ])('waits as %s', (reason, change, orderNumber) => {
    expect(match(change)).toEqual({ ok: false, error: { reason, orderNumber } });
  });

  it('waits where its order is paid, cancelled, or one of several', () => {
    const reasonOf = (said: ReturnType<typeof match>) => (said.ok ? null : said.error.reason);
    expect(reasonOf(match({}, [{ ...order, state: 'settled' }]))).toBe('order_not_waiting');
    expect(reasonOf(match({}, [{ ...order, state: 'cancelled' }]))).toBe('order_cancelled');
    const both = { variableSymbol: '', message: '1234567897 1000000009' };
    expect(reasonOf(match(both, [order, other]))).toBe('several_orders');
  });
});
