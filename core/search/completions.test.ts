import { expect, it } from 'vitest';
import { completions } from './completions.ts';

const names = ['Apple iPhone 13 Pro', 'Apple iPhone 13 mini', 'Apple iPhone 13 Pro Max'];

it.each([
  ['iPh', ['iphone']],
  ['iphone 13', ['iphone 13 pro', 'iphone 13 mini']],
  ['iphone 13 p', ['iphone 13 pro']],
  ['max', []],
  ['%', []],
])('goes on from %j with %j', (typed, expected) => {
  expect(completions(typed, names, 4)).toEqual(expected);
});

it('keeps the accents of the names', () => {
  expect(completions('rychla nab', ['Rychlá nabíječka'], 4)).toEqual(['rychla nabíječka']);
});
