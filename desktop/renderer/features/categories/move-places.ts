import { childrenOf, type CategoryTree } from '#core/categories/category-tree.ts';
import type { CategoryMove, MovePosition } from '#core/categories/move-category.ts';
import type { TreeRow } from './visible-rows.ts';

/** Where something is dropped: before, inside or after a line. */
export interface DropPlace {
  readonly target: number;
  readonly position: MovePosition;
}

/**
 * The place under the pointer: the upper and lower quarter of a line mean beside it, its middle means
 * inside. Below an open category its first child begins, so that is what the line between them means.
 *
 * @param ratio height of the pointer in the line, 0 at its top and 1 at its bottom.
 */
export function dropPlace({ id, isOpen }: TreeRow, ratio: number): DropPlace {
  if (ratio < 0.25) return { target: id, position: 'left' };
  if (ratio <= 0.75) return { target: id, position: 'last-child' };
  return { target: id, position: isOpen ? 'first-child' : 'right' };
}

export type MoveKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * A move by Alt and an arrow: up and down among its siblings, left behind its parent, right to the end
 * of the sibling above. Null where there is nowhere to go.
 */
export function moveByKey(tree: CategoryTree, id: number, key: MoveKey): CategoryMove | null {
  const parent = tree.rows.get(id)?.parent ?? null;
  const siblings = childrenOf(tree, parent);
  const at = siblings.indexOf(id);
  const beside = (target: number | undefined | null, position: MovePosition) =>
    target === undefined || target === null ? null : { id, target, position };
  if (key === 'ArrowUp') return beside(siblings[at - 1], 'left');
  if (key === 'ArrowDown') return beside(siblings[at + 1], 'right');
  if (key === 'ArrowLeft') return beside(parent, 'right');
  return beside(siblings[at - 1], 'last-child');
}
