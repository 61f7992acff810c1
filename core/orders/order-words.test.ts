import { expect, it } from 'vitest';
import { findsByWords, orderWords, serialIn, wholePhone } from './order-words.ts';

it.each([
  ['602 123 456', ['602123456']],
  ['+420 602 123 456', ['420602123456']],
  ['00420602123456', ['420602123456']],
  ['0712 345 678', ['712345678']],
  ['(602) 123-456', ['602123456']],
  ['Nováková  Jana', ['novakova', 'jana']],
  ['JANA@posta.example', ['jana@posta.example']],
  ['12', ['12']],
  ['Z1842377721', ['z1842377721']],
  ['  ', []],
] as const)('%s is looked for as %j', (term, words) => {
  expect(orderWords(term)).toEqual(words);
});

it('looks for no more words than anybody types', () => {
  expect(orderWords('a b c d e f g h')).toHaveLength(6);
});

it.each([
  ['12', false],
  ['a 12', false],
  ['nov', true],
  ['a nov', true],
])('%s is looked for in more than numbers: %s', (term, isEnough) => {
  expect(findsByWords(term)).toBe(isEnough);
});

it.each([
  ['356 938 035 643 809', '356938035643809'],
  ['C02XK1ABJG5J', 'C02XK1ABJG5J'],
  ['602 123 456', null],
  ['Jana Nováková', null],
])('%s may be the serial number %s', (term, serial) => {
  expect(serialIn(term)).toBe(serial);
});

it.each([
  ['602123456', '602123456'],
  ['420602123456', '420602123456'],
  ['12345678', '12345678'],
  ['2123456', null],
  ['602 123 456', null],
  ['novak', null],
])('%s is the whole phone number %s', (word, phone) => {
  expect(wholePhone(word)).toBe(phone);
});
