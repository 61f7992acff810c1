import { expect, it } from 'vitest';
import { stepsOf, type ShopFacts } from './first-steps.ts';

const empty: ShopFacts = {
  hasCompany: false,
  deliveries: 0,
  payments: 0,
  products: 0,
  openOrders: 0,
  endedOrders: 0,
};
const statesOf = (facts: Partial<ShopFacts>) =>
  stepsOf({ ...empty, ...facts }).map(({ state }) => state);

it('leaves every step of an empty shop open, the company first', () => {
  expect(stepsOf(empty)[0]).toEqual({ step: 'company', state: 'open' });
  expect(statesOf({})).toEqual(['open', 'open', 'open', 'open', 'open']);
});

it('closes each step by what is true, in any order', () => {
  expect(statesOf({ payments: 2, products: 1 })).toEqual(['open', 'open', 'done', 'done', 'open']);
  expect(statesOf({ hasCompany: true, deliveries: 1 })[1]).toBe('done');
});

it('asks for a placed test order to be cancelled, and is content with any order that ended', () => {
  expect(statesOf({ openOrders: 1 }).at(-1)).toBe('begun');
  expect(statesOf({ openOrders: 3, endedOrders: 1 }).at(-1)).toBe('done');
});
