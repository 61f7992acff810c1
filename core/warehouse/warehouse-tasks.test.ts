import { expect, it } from 'vitest';
import { isDoneByScan, wayToClose } from './warehouse-tasks.ts';

it('closes a put-back by scanning and a recount by counting, where their things are known', () => {
  expect(wayToClose({ kind: 'put_back', productId: null, locationId: 4 })).toBe('put_back');
  expect(wayToClose({ kind: 'recount', productId: 2, locationId: 4 })).toBe('count');
  expect(wayToClose({ kind: 'recount', productId: null, locationId: 4 })).toBe('word');
});

it('has a price label changed where its thing is scanned', () => {
  expect(wayToClose({ kind: 'price_label', productId: 2, locationId: null })).toBe('scan');
  expect(wayToClose({ kind: 'price_label', productId: null, locationId: null })).toBe('word');
});

it('has what is not as new graded or written off, where it is known what lies where', () => {
  expect(wayToClose({ kind: 'regrade', productId: 2, locationId: 4 })).toBe('grade');
  expect(wayToClose({ kind: 'damaged', productId: 2, locationId: 4 })).toBe('grade');
  expect(wayToClose({ kind: 'damaged', productId: null, locationId: null })).toBe('word');
});

it.each([
  ['other', 7, null, true],
  ['relabel', null, 3, true],
  ['price_label', 7, null, true],
  ['other', null, null, false],
  ['recount', 7, 3, false],
  ['put_back', null, 3, false],
] as const)(
  'has a %s of product %j at %j done by a scan: %j',
  (kind, productId, locationId, is) => {
    expect(isDoneByScan({ kind, productId, locationId })).toBe(is);
  },
);
