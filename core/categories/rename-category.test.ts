import { expect, it } from 'vitest';
import { accept, refuse } from '../shared/result.ts';
import { exampleTree, node } from './category-tree.example.ts';
import { renameCategory } from './rename-category.ts';
import { urlPathOf } from './url-path.ts';

it.each(['', 'Mobily', 'a b', 'a/b', '-a', 'a--b', 'žlutá', 'a-'])('refuses %j', (seoName) => {
  expect(renameCategory(exampleTree(), node.A, seoName)).toEqual(
    refuse({ field: 'name', reason: 'seo_name_format' }),
  );
});

it('refuses the name of a sibling but not of a cousin', () => {
  expect(renameCategory(exampleTree(), node.A, 'd')).toEqual(
    refuse({ field: 'name', reason: 'sibling_has_seo_name' }),
  );
  expect(renameCategory(exampleTree(), node.B, 'd').ok).toBe(true);
});

it('accepts the name that the category already has', () => {
  expect(renameCategory(exampleTree(), node.A, 'a')).toEqual(accept(exampleTree()));
});

it('changes the address of the category and of what lies below it', () => {
  const renamed = renameCategory(exampleTree(), node.A, 'phones-5g');
  if (!renamed.ok) throw new Error(renamed.error.reason);
  expect(urlPathOf(renamed.value, node.C)).toBe('/r/phones-5g/b/c');
});
