import { expect, it } from 'vitest';
import { discountWith } from './discount.example.ts';
import type { Discount } from './discount.ts';
import { overlappingWith } from './overlapping.ts';

const tree = {
  ofProduct: new Map([['phone', ['1', '2']]]),
  ofCategory: new Map([
    ['1', ['1']],
    ['2', ['2', '1']],
    ['3', ['3']],
  ]),
};
const at = { now: new Date('2026-10-01T10:00:00Z'), timeZone: 'Europe/Prague' };

const meet = (one: Partial<Discount>, other: Partial<Discount>) =>
  overlappingWith(
    discountWith({ id: 1, ...one }),
    [discountWith({ id: 1, ...one }), discountWith({ id: 2, ...other })],
    tree,
    at,
  ).map(({ id }) => id);

const categories = (...ids: string[]) => ({ scope: { products: [], categories: ids } });
const products = (...codes: string[]) => ({ scope: { products: codes, categories: [] } });

it.each<[string, Partial<Discount>, Partial<Discount>]>([
  ['all goods', {}, {}],
  ['all goods and one category', {}, categories('3')],
  ['the same code', products('phone'), products('phone', 'watch')],
  ['a category and one above it', categories('2'), categories('1')],
  ['a category and a product in it', categories('1'), products('phone')],
  [
    'the day on which one ends and another begins',
    { validTo: '2026-11-01' },
    { validFrom: new Date('2026-11-01T11:00:00Z') },
  ],
  ['a group of both', { customerGroups: ['business', 'vip'] }, { customerGroups: ['vip'] }],
])('meets over %s, whichever of the two is asked', (_what, one, other) => {
  expect(meet(one, other)).toEqual([2]);
  expect(meet(other, one)).toEqual([2]);
});

it.each<[string, Partial<Discount>, Partial<Discount>]>([
  ['other categories', categories('2'), categories('3')],
  ['other goods', products('watch'), categories('1')],
  ['other days', { validTo: '2026-10-31' }, { validFrom: new Date('2026-11-01T11:00:00Z') }],
  ['other customers', { customerGroups: ['business'] }, { customerGroups: ['vip'] }],
  ['goods and shipping', { appliesTo: 'shipping' }, {}],
])('does not meet over %s', (_what, one, other) => {
  expect(meet(one, other)).toEqual([]);
  expect(meet(other, one)).toEqual([]);
});

it('leaves out what is switched off or over, not what is still to come', () => {
  expect(meet({}, { isActive: false })).toEqual([]);
  expect(meet({}, { validTo: '2026-09-30' })).toEqual([]);
  expect(meet({}, { validFrom: new Date('2026-12-01T00:00:00Z') })).toEqual([2]);
});
