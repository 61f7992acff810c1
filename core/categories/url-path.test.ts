import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryTree, type CategoryTree } from './category-tree.ts';
import { deepTree, exampleTree, node } from './category-tree.example.ts';
import { moveCategory } from './move-category.ts';
import { renameCategory } from './rename-category.ts';
import { pathChanges, subtreePaths, urlPathOf } from './url-path.ts';

const { A, B, C, D } = node;

function renamed(tree: CategoryTree, id: number, seoName: string) {
  const result = renameCategory(tree, id, seoName);
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
}

const shop = categoryTree([
  { id: 1, parent: null, position: 0, seoName: 'shoe' },
  { id: 2, parent: null, position: 1, seoName: 'shoe-sale' },
  { id: 3, parent: null, position: 2, seoName: 'cat' },
  { id: 4, parent: 3, position: 0, seoName: 'cat-toy' },
]);

describe('pathChanges', () => {
  it('rewrites the addresses of a moved subtree', () => {
    const before = exampleTree();
    const after = moveCategory(before, { id: A, target: D, position: 'last-child' });
    if (!after.ok) throw new Error(after.error.reason);
    expect(pathChanges(before, after.value.tree, A)).toEqual([
      { id: A, from: '/r/a', to: '/r/d/a' },
      { id: B, from: '/r/a/b', to: '/r/d/a/b' },
      { id: C, from: '/r/a/b/c', to: '/r/d/a/b/c' },
    ]);
  });

  it('does not touch a neighbour that begins alike', () => {
    const after = renamed(shop, 1, 'boots');
    expect(pathChanges(shop, after, 1)).toEqual([{ id: 1, from: '/shoe', to: '/boots' }]);
    expect(urlPathOf(after, 2)).toBe('/shoe-sale');
  });

  it('replaces only the renamed piece of an address', () => {
    expect(pathChanges(shop, renamed(shop, 3, 'animal'), 3)).toContainEqual({
      id: 4,
      from: '/cat/cat-toy',
      to: '/animal/cat-toy',
    });
  });

  it('is empty when the address stays', () => {
    const swapped = moveCategory(shop, { id: 1, target: 2, position: 'right' });
    if (!swapped.ok) throw new Error(swapped.error.reason);
    expect(pathChanges(shop, swapped.value.tree, 1)).toEqual([]);
  });
});

describe('subtreePaths', () => {
  it('gives every category the address that its own ancestry gives', () => {
    const tree = deepTree(200, 50);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (id) => {
        for (const [each, path] of subtreePaths(tree, id)) expect(path).toBe(urlPathOf(tree, each));
      }),
    );
  });

  it('reaches the last of twenty thousand categories', () => {
    const tree = deepTree(20_000, 50);
    expect(subtreePaths(tree, 19_951).get(20_000)?.split('/')).toHaveLength(51);
  });
});
