import { expect, it } from 'vitest';
import { deliveryPlaceQuery } from './delivery-place-query.ts';

it.each([
  ['110 00', '11000'],
  ['110  00', '11000'],
  ['110\u00A000', '11000'],
  [' 110 00 ', '11000'],
  ['11000', '11000'],
  ['Praha 1', 'Praha 1'],
  ['1 2 3', '1 2 3'],
  ['110 00 Praha', '110 00 Praha'],
  ['', ''],
])('searches %j as %j', (typed, searched) => {
  expect(deliveryPlaceQuery(typed)).toBe(searched);
});
