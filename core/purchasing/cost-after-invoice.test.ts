import { describe, expect, it } from 'vitest';
import { costAfterInvoice, isCostForTwo } from './cost-after-invoice.ts';

describe('what a piece costs after an invoice', () => {
  const line = { onHand: 10, cost: 100, quantity: 10, price: 120, order: null };

  it('is the price of the invoice where all pieces are its own', () => {
    expect(costAfterInvoice(line)).toBe(120);
    expect(costAfterInvoice({ ...line, onHand: 0 })).toBe(120);
    expect(costAfterInvoice({ ...line, cost: null, onHand: 50 })).toBe(120);
  });

  it('is the average with the pieces that lay there before', () => {
    expect(costAfterInvoice({ ...line, quantity: 5 })).toBe(110);
  });

  it('adds the difference alone where the pieces were received at the price of an order', () => {
    const order = { price: 100, received: 10 };
    expect(costAfterInvoice({ ...line, cost: 90, onHand: 20, order })).toBe(100);
    expect(costAfterInvoice({ ...line, onHand: 5, order })).toBe(120);
    expect(costAfterInvoice({ ...line, onHand: 0, order })).toBe(120);
  });

  it('is left to the receiving where none of an order has come', () => {
    expect(costAfterInvoice({ ...line, order: { price: 100, received: 0 } })).toBeNull();
  });
});

describe('a cost for two people', () => {
  it.each([
    [129, 100, null, false],
    [130, 100, null, true],
    [70, 100, null, true],
    [0, 100, null, true],
    [120, 110, 119, true],
    [120, 110, 120, false],
    [120, 119, 118, false],
    [120, null, 0, false],
  ])('%i after %s, sold for %s: %s', (after, cost, soldFor, is) => {
    expect(isCostForTwo(after, { cost, soldFor })).toBe(is);
  });
});
