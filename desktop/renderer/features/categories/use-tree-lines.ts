import { useMemo } from 'react';
import { disabledWhileEditing } from '#core/categories/category-tree.ts';
import type { CategoryIndex } from './category-index.ts';
import type { Filtered } from './filter-categories.ts';
import { useTreeState } from './tree-store.ts';
import { visibleRows } from './visible-rows.ts';

/** Lines of the tree as it is open and filtered now, and which of them has the focus. */
export function useTreeLines(index: CategoryIndex, filtered: Filtered | null) {
  const { open, toggled, movingId, activeId } = useTreeState();
  const kept = filtered?.kept ?? null;
  const rows = useMemo(
    () => visibleRows(index, { open, toggled, kept }),
    [index, open, toggled, kept],
  );
  const forbidden = useMemo(() => disabledOf(index, movingId), [index, movingId]);
  const found = useMemo(() => rows.findIndex(({ id }) => id === activeId), [rows, activeId]);
  return { rows, at: Math.max(found, 0), activeId, movingId, forbidden };
}

// What is being moved may be gone meanwhile.
const disabledOf = ({ tree }: CategoryIndex, id: number | null) =>
  disabledWhileEditing(tree, id !== null && tree.rows.has(id) ? id : null);
