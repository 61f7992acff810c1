import { expect, it } from 'vitest';
import { refreshCount } from './cart-count.ts';

it('empties the packages when the fresh count is 0', () => {
  expect(refreshCount({ count: 2, packages: ['a', 'b'] }, 0)).toEqual({ count: 0, packages: [] });
});

it('keeps the packages with any other count', () => {
  const cart = { count: 2, packages: ['a', 'b'] };
  expect(refreshCount(cart, 3)).toEqual({ count: 3, packages: ['a', 'b'] });
});
