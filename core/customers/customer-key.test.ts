import { expect, it } from 'vitest';
import { customerKeyText, customerThings, parseCustomerKey } from './customer-key.ts';

it.each(customerThings)('reads the key of a customer by %s as it was written', (thing) => {
  const key = { thing, id: 2_147_483_647 };
  expect(parseCustomerKey(customerKeyText(key))).toEqual(key);
});

it.each([
  ...['', 'order', 'order-', 'order-0', 'order-012', 'order--1', 'order-1-2', 'orders-1'],
  ...['order-1.5', 'order-2147483648', 'order-99999999999', 'jana@posta.example', 'constructor-1'],
])('takes %j for no key', (text) => {
  expect(parseCustomerKey(text)).toBeNull();
});
