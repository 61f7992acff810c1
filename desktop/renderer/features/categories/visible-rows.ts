import { childrenOf } from '#core/categories/category-tree.ts';
import type { CategoryIndex } from './category-index.ts';

/** One line of the tree on the screen. */
export interface TreeRow {
  readonly id: number;
  /** 1 for a root. */
  readonly level: number;
  /** 1 for the first of its siblings that are shown. */
  readonly place: number;
  readonly siblings: number;
  /** Null where there is nothing to open. */
  readonly isOpen: boolean | null;
}

export interface Shown {
  /** Opened by hand while nothing is filtered. */
  readonly open: ReadonlySet<number>;
  /** What a filter keeps; null without one. */
  readonly kept: ReadonlySet<number> | null;
  /** Opened or closed by hand against what the filter shows by itself. */
  readonly toggled: ReadonlySet<number>;
}

interface Branch {
  readonly children: readonly number[];
  readonly isOpen: boolean | null;
}

/**
 * What is below a category on the screen. A filter opens what leads to a match and shows only that; a
 * match with nothing kept below it can be opened to all its children.
 */
function branchOf({ tree }: CategoryIndex, id: number, { open, kept, toggled }: Shown): Branch {
  const all = childrenOf(tree, id);
  if (all.length === 0) return { children: [], isOpen: null };
  if (kept === null) return { children: all, isOpen: open.has(id) };
  const leading = all.filter((child) => kept.has(child));
  if (leading.length > 0) return { children: leading, isOpen: !toggled.has(id) };
  return { children: all, isOpen: toggled.has(id) };
}

/** Lines of the tree from top to bottom; walked without recursion. */
export function visibleRows(index: CategoryIndex, shown: Shown): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const roots = childrenOf(index.tree, null).filter((id) => shown.kept?.has(id) ?? true);
  const waiting: Omit<TreeRow, 'isOpen'>[] = [];
  const push = (ids: readonly number[], level: number) => {
    for (let at = ids.length - 1; at >= 0; at -= 1) {
      const id = ids[at];
      if (id !== undefined) waiting.push({ id, level, place: at + 1, siblings: ids.length });
    }
  };
  push(roots, 1);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { children, isOpen } = branchOf(index, next.id, shown);
    rows.push({ ...next, isOpen });
    if (isOpen) push(children, next.level + 1);
  }
  return rows;
}
