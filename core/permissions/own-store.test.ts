import { expect, it } from 'vitest';
import { isOwnStore } from './own-store.ts';

it.each([
  [null, 1, true],
  [null, null, true],
  [1, 1, true],
  [1, 2, false],
  [1, null, false],
])('of an account of store %j lets it act on what is of store %j: %j', (own, store, may) => {
  expect(isOwnStore(own, store)).toBe(may);
});
