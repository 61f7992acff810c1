import { categoryTree, type CategoryTree } from './category-tree.ts';

/** Ids of R(A(B(C)), D), the tree of the category cases. */
export const node = { R: 1, A: 2, B: 3, C: 4, D: 5 } as const;

/** R(A(B(C)), D); seo names are the small letters. */
export const exampleTree = (): CategoryTree =>
  categoryTree([
    { id: node.D, parent: node.R, position: 1, seoName: 'd' },
    { id: node.C, parent: node.B, position: 0, seoName: 'c' },
    { id: node.R, parent: null, position: 0, seoName: 'r' },
    { id: node.A, parent: node.R, position: 0, seoName: 'a' },
    { id: node.B, parent: node.A, position: 0, seoName: 'b' },
  ]);

/** A tree of `count` categories no deeper than `depth`: chains of that depth, one beside another. */
export function deepTree(count: number, depth: number): CategoryTree {
  return categoryTree(
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      parent: index % depth === 0 ? null : index,
      position: index % depth === 0 ? index / depth : 0,
      seoName: `c${index + 1}`,
    })),
  );
}
