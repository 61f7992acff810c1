import { expect, it } from 'vitest';
import { completeSets } from './complete-sets.ts';
import { placesOf } from './line-places.ts';
import { lineWith } from './discount.example.ts';

const group = (products: readonly string[], quantity = 1, categories: readonly string[] = []) => ({
  products,
  categories,
  quantity,
});
const held = (productCode: string, quantity: number, categories: readonly string[] = []) =>
  lineWith({ productCode, quantity, categories });

it.each([
  ['two cases and one glass', [held('case', 2), held('glass', 1)], 1, 0],
  ['four cases and three glasses', [held('case', 4), held('glass', 3)], 3, 0],
  ['a case on two lines and no glass', [held('case', 1), held('case', 1)], 0, 1],
  ['nothing', [], 0, 2],
])('counts the sets of case and glass in %s', (_, lines, sets, missing) => {
  expect(completeSets([group(['case']), group(['glass'])], placesOf(lines))).toEqual({
    sets,
    missing,
  });
});

it('lets a piece stand for one group only', () => {
  const groups = [group(['case']), group([], 1, ['accessories'])];
  const aCase = held('case', 3, ['accessories']);
  expect(completeSets(groups, placesOf([aCase])).sets).toBe(0);
  expect(completeSets(groups, placesOf([aCase, held('glass', 1, ['accessories'])])).sets).toBe(1);
});

it('needs as many pieces as a group asks for', () => {
  expect(completeSets([group(['case'], 3)], placesOf([held('case', 2)]))).toEqual({
    sets: 0,
    missing: 1,
  });
  expect(completeSets([group(['case'], 3)], placesOf([held('case', 7)]))).toEqual({
    sets: 2,
    missing: 0,
  });
});
