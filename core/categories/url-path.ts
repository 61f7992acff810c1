import { ancestryOf, categoryOf, subtreeOf, type CategoryTree } from './category-tree.ts';

/** Address of a category: the chain of `seoName`s from the root, as `/mobily/apple`. */
export const urlPathOf = (tree: CategoryTree, id: number): string =>
  ancestryOf(tree, id)
    .map(({ seoName }) => `/${seoName}`)
    .reverse()
    .join('');

/** Addresses of a category and all below it, computed in one walk (T-CAT-10). */
export function subtreePaths(tree: CategoryTree, id: number): ReadonlyMap<number, string> {
  const paths = new Map<number, string>();
  for (const each of subtreeOf(tree, id)) {
    const { parent, seoName } = categoryOf(tree, each);
    const above = parent === null ? '' : (paths.get(parent) ?? urlPathOf(tree, parent));
    paths.set(each, `${above}/${seoName}`);
  }
  return paths;
}

/** An address that changed; `from` leaves a redirect behind. */
export interface PathChange {
  readonly id: number;
  readonly from: string;
  readonly to: string;
}

/**
 * What a move or rename of `id` did to the addresses of its subtree. Built from the tree and never by
 * replacing text, so a neighbour that begins alike (`/shoe-sale`) or a name that repeats inside
 * (`/cat/cat-toy`) cannot be hit (T-CAT-5). Empty when the address stayed.
 */
export function pathChanges(
  before: CategoryTree,
  after: CategoryTree,
  id: number,
): readonly PathChange[] {
  const former = subtreePaths(before, id);
  return [...subtreePaths(after, id)].flatMap(([each, to]) => {
    const from = former.get(each);
    return from === undefined || from === to ? [] : [{ id: each, from, to }];
  });
}
