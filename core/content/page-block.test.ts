import { expect, it } from 'vitest';
import { shopListOf } from './page-block.ts';

it('reads the address of a list as its calls name it', () => {
  expect(shopListOf('/telefony')).toEqual({ path: '/telefony', state: '' });
  expect(shopListOf('/telefony/apple?color=black&sort=price')).toEqual({
    path: '/telefony/apple',
    state: 'color=black&sort=price',
  });
});

it.each([
  '',
  '/',
  'telefony',
  '//jinde.example',
  'https://jinde.example/a',
  '/a b',
  '/a?b c',
  '/a#b',
  '/a?b#c',
])('refuses %j, which is no list of the shop', (address) => {
  expect(shopListOf(address)).toBeNull();
});
