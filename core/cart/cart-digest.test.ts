import { expect, it } from 'vitest';
import { cartDigestText, type DigestedCart, type DigestedLine } from './cart-digest.ts';

const line: DigestedLine = {
  id: 1,
  isChild: false,
  itemId: 5,
  quantity: 3,
  unitNets: [896, 895, 895],
  programId: null,
};
const insurance: DigestedLine = { ...line, isChild: true, itemId: 9 };
const cart: DigestedCart = {
  lines: [line, insurance],
  shipping: 99,
  paymentFee: 0,
  buyback: 0,
  bonus: 0,
  payout: 0,
};
const text = cartDigestText(cart);

it('is the same for the same cart in whatever order its lines are read', () => {
  expect(cartDigestText({ ...cart, lines: [insurance, line] })).toBe(text);
});

it.each<[string, Partial<DigestedCart>]>([
  ['a line', { lines: [line] }],
  ['a quantity', { lines: [{ ...line, quantity: 2 }, insurance] }],
  ['the price of one piece', { lines: [{ ...line, unitNets: [895, 896, 895] }, insurance] }],
  ['what pays by the month', { lines: [{ ...line, programId: 2 }, insurance] }],
  ['the product', { lines: [{ ...line, itemId: 6 }, insurance] }],
  ['the shipping', { shipping: 0 }],
  ['the fee', { paymentFee: 29 }],
  ['the device set off', { buyback: 1 }],
  ['the voucher', { bonus: 1 }],
  ['the payout', { payout: 1 }],
])('changes with %s', (_, change) => {
  expect(cartDigestText({ ...cart, ...change })).not.toBe(text);
});
