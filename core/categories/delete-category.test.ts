import { expect, it } from 'vitest';
import { accept, refuse } from '../shared/result.ts';
import { checkDeletable } from './delete-category.ts';

it('lets an unused category be deleted', () => {
  expect(checkDeletable({ children: 0, products: 0, buybackDevices: 0 })).toEqual(accept(null));
});

it.each([
  { children: 2, products: 0, buybackDevices: 0 },
  { children: 0, products: 17, buybackDevices: 0 },
  { children: 0, products: 0, buybackDevices: 1 },
])('refuses while something uses it and says how much: %j', (use) => {
  expect(checkDeletable(use)).toEqual(refuse({ reason: 'category_in_use', use }));
});
