import { expect, it } from 'vitest';
import { initialOf, percentOf, wishOf } from './wish-of.ts';

it.each([
  ['+10', 10],
  ['-5 %', -5],
  ['−2,5', -2.5],
  ['', 0],
  ['deset', null],
  ['1.234', null],
])('reads %j as %s per cent', (text, percent) => {
  expect(percentOf(text)).toBe(percent);
});

it.each(['rename', 'replace', 'attribute', 'price'] as const)(
  'asks for nothing while nothing is typed in %s',
  (kind) => {
    expect(wishOf(kind, initialOf[kind])).toBeNull();
  },
);

it('reads what is to become of prices', () => {
  const typed = { ...initialOf.price, percent: '-5', ending: 'ninety', used: 'true' };
  expect(wishOf('price', typed)).toEqual({
    call: 'reprice',
    pricing: { percent: '-5', ending: 'ninety', conditions: ['new', 'used'], note: '' },
  });
});

it('rounds prices that are not to change otherwise', () => {
  const typed = { ...initialOf.price, ending: 'ninety_nine' };
  expect(wishOf('price', typed)).toMatchObject({
    pricing: { percent: '0', ending: 'ninety_nine' },
  });
});

it('replaces in the columns that are ticked, and not in none', () => {
  const typed = { ...initialOf.replace, find: 'a ', nameRo: '' };
  expect(wishOf('replace', typed)).toMatchObject({
    change: { replace: { find: 'a ', columns: ['nameCs'] } },
  });
  expect(wishOf('replace', { ...typed, nameCs: '' })).toBeNull();
});

it.each([
  [{ attributeKind: 'choice', valueIds: '3,4' }, { valueIds: [3, 4] }],
  [{ attributeKind: 'number', number: '6,1' }, { number: '6,1' }],
  [
    { attributeKind: 'text', textCs: 'sklo', textRo: 'sticlă' },
    { textCs: 'sklo', textRo: 'sticlă' },
  ],
  [{ attributeKind: 'choice', isRemoved: 'true' }, null],
])('says %j of an attribute', (more, says) => {
  const typed = { ...initialOf.attribute, attributeId: '7', ...more };
  expect(wishOf('attribute', typed)).toEqual({
    call: 'change',
    change: { attribute: { attributeId: 7, says } },
  });
});

it('wants a text in both languages', () => {
  const typed = { ...initialOf.attribute, attributeId: '7', attributeKind: 'text', textCs: 'sklo' };
  expect(wishOf('attribute', typed)).toBeNull();
});
