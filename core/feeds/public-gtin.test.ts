import { expect, it } from 'vitest';
import { publicGtin } from './public-gtin.ts';

it.each([
  ['4006381333931', '4006381333931'],
  ['0075678164125', '0075678164125'],
  ['075678164125', '0075678164125'],
])('%s is known outside of the shop', (ean, gtin) => {
  expect(publicGtin(ean)).toBe(gtin);
});

it.each([
  ['a wrong check digit', '4006381333930'],
  ['a number of the shop itself', '2900000000018'],
  ['a weighed article', '0200000000011'],
  ['a number of the shop, shorter', '0400000000019'],
  ['nothing', null],
  ['zeros', '0000000000000'],
])('%s is not told', (_, ean) => {
  expect(publicGtin(ean)).toBeNull();
});
