import { describe, expect, it } from 'vitest';
import {
  ancestryOf,
  categoryOf,
  categoryTree,
  childrenOf,
  disabledWhileEditing,
  subtreeOf,
} from './category-tree.ts';
import { deepTree, exampleTree, node } from './category-tree.example.ts';

describe('categoryTree', () => {
  it('orders siblings by position, then by id', () => {
    const row = (id: number, position: number) => ({
      id,
      parent: null,
      position,
      seoName: `${id}`,
    });
    const tree = categoryTree([row(3, 7), row(9, 0), row(2, 7), row(1, 10)]);
    expect(childrenOf(tree, null)).toEqual([9, 2, 3, 1]);
  });

  it('lists a subtree parents first and an ancestry upwards', () => {
    const tree = exampleTree();
    expect(subtreeOf(tree, node.R)).toEqual([node.R, node.A, node.D, node.B, node.C]);
    expect(ancestryOf(tree, node.C).map(({ id }) => id)).toEqual([node.C, node.B, node.A, node.R]);
  });

  it('throws on a category that does not exist and on a stored cycle', () => {
    expect(() => categoryOf(exampleTree(), 99)).toThrow(RangeError);
    const looped = categoryTree([
      { id: 1, parent: 2, position: 0, seoName: 'a' },
      { id: 2, parent: 1, position: 0, seoName: 'b' },
    ]);
    expect(() => ancestryOf(looped, 1)).toThrow('cycle');
  });

  it('holds twenty thousand categories fifty levels deep', () => {
    const tree = deepTree(20_000, 50);
    expect(childrenOf(tree, null)).toHaveLength(400);
    expect(ancestryOf(tree, 50)).toHaveLength(50);
    expect(subtreeOf(tree, 51)).toHaveLength(50);
  });
});

describe('disabledWhileEditing', () => {
  it('names the edited category and all below it', () => {
    expect(disabledWhileEditing(exampleTree(), node.B)).toEqual(new Set([node.B, node.C]));
  });

  it('names nothing while a new category is written', () => {
    expect(disabledWhileEditing(exampleTree(), null)).toEqual(new Set());
  });
});
