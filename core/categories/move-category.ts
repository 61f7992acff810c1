import { accept, refuse, type Result } from '../shared/result.ts';
import {
  ancestryOf,
  categoryOf,
  childrenOf,
  refuseName,
  type CategoryRow,
  type CategoryTree,
  type NameRefusal,
} from './category-tree.ts';

export const movePositions = ['first-child', 'last-child', 'left', 'right'] as const;
export type MovePosition = (typeof movePositions)[number];

/** Where to: a place under or beside `target`; null is the root, which has no beside. */
export interface CategoryMove {
  readonly id: number;
  readonly target: number | null;
  readonly position: MovePosition;
}

export type MoveRefusal =
  | NameRefusal<'move_under_itself' | 'move_under_descendant' | 'sibling_has_seo_name'>
  | { readonly field: 'id'; readonly reason: 'category_not_found' }
  | { readonly field: 'target'; readonly reason: 'target_not_found' | 'root_has_no_siblings' };

export interface MovedCategory {
  readonly tree: CategoryTree;
  /** Rows to store: only `parent` and `position` differ. Empty when nothing changed: no history. */
  readonly changed: readonly CategoryRow[];
}

/**
 * Moves a category with all below it (DECISIONS "Categories", T-CAT-1, T-CAT-4). It reads and sets
 * only parent and positions, so a rename made meanwhile stays (T-CAT-9). The caller holds the tree's
 * lock and passes what is stored at that moment (T-CAT-3). Siblings come out numbered from 0 without
 * gaps. A sibling of the same `seoName` refuses the move, because two pages would share an address.
 */
export function moveCategory(
  tree: CategoryTree,
  { id, target, position }: CategoryMove,
): Result<MovedCategory, MoveRefusal> {
  if (!tree.rows.has(id)) return refuse({ field: 'id', reason: 'category_not_found' });
  if (target !== null && !tree.rows.has(target)) {
    return refuse({ field: 'target', reason: 'target_not_found' });
  }
  const isBeside = position === 'left' || position === 'right';
  if (target === null && isBeside) {
    return refuse({ field: 'target', reason: 'root_has_no_siblings' });
  }
  if (target === id) {
    return isBeside ? accept({ tree, changed: [] }) : refuseName('move_under_itself');
  }
  const parent = target !== null && isBeside ? categoryOf(tree, target).parent : target;
  if (parent !== null && ancestryOf(tree, parent).some((above) => above.id === id)) {
    return refuseName(parent === id ? 'move_under_itself' : 'move_under_descendant');
  }
  const siblings = childrenOf(tree, parent).filter((sibling) => sibling !== id);
  const { seoName } = categoryOf(tree, id);
  if (siblings.some((sibling) => categoryOf(tree, sibling).seoName === seoName)) {
    return refuseName('sibling_has_seo_name');
  }
  return accept(placed(tree, id, parent, siblings.toSpliced(placeIn(siblings), 0, id)));

  function placeIn(others: readonly number[]): number {
    if (position === 'first-child') return 0;
    if (position === 'last-child' || target === null) return others.length;
    return others.indexOf(target) + (position === 'right' ? 1 : 0);
  }
}

function placed(
  tree: CategoryTree,
  id: number,
  parent: number | null,
  siblings: readonly number[],
): MovedCategory {
  const former = categoryOf(tree, id).parent;
  const stays = former === parent && sameOrder(siblings, childrenOf(tree, parent));
  if (stays) return { tree, changed: [] };
  const left = childrenOf(tree, former).filter((sibling) => sibling !== id);
  const groups: readonly (readonly [number | null, readonly number[]])[] =
    former === parent
      ? [[parent, siblings]]
      : [
          [former, left],
          [parent, siblings],
        ];
  const changed = groups.flatMap(([above, ids]) => renumbered(tree, above, ids));
  return {
    tree: {
      rows: new Map([...tree.rows, ...changed.map((row) => [row.id, row] as const)]),
      children: new Map([...tree.children, ...groups]),
    },
    changed,
  };
}

const sameOrder = (first: readonly number[], second: readonly number[]) =>
  first.length === second.length && first.every((id, index) => id === second[index]);

const renumbered = (tree: CategoryTree, parent: number | null, ids: readonly number[]) =>
  ids.flatMap((id, position) => {
    const row = categoryOf(tree, id);
    return row.parent === parent && row.position === position ? [] : [{ ...row, parent, position }];
  });
