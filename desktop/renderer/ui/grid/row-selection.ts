import type { GridFilter, GridSelection } from '#core/grid/grid-definition.ts';

/**
 * Rows that an action is for: those ticked, or all that match but those unticked (DECISIONS "Staff
 * grids"), so that selecting a hundred thousand rows costs nothing.
 */
export interface RowSelection {
  readonly all: boolean;
  /** Ticked rows, or the exceptions where all are selected. */
  readonly ids: ReadonlySet<number>;
}

export const nothingSelected: RowSelection = { all: false, ids: new Set() };
export const everythingSelected: RowSelection = { all: true, ids: new Set() };

export const isSelected = ({ all, ids }: RowSelection, id: number): boolean => ids.has(id) !== all;

/** Rows selected of so many that match. */
export const selectedCount = ({ all, ids }: RowSelection, matching: number): number =>
  all ? Math.max(0, matching - ids.size) : ids.size;

/** Selects or leaves out rows, all alike. */
export function selectRows(
  { all, ids }: RowSelection,
  rows: readonly number[],
  selected: boolean,
): RowSelection {
  const next = new Set(ids);
  for (const id of rows) {
    if (selected === all) next.delete(id);
    else next.add(id);
  }
  return { all, ids: next };
}

/** The selection without rows that the list has no more; the same one where none is gone. */
export function withoutGone(selection: RowSelection, present: ReadonlySet<number>): RowSelection {
  const ids = new Set([...selection.ids].filter((id) => present.has(id)));
  return ids.size === selection.ids.size ? selection : { ...selection, ids };
}

/** State of the box in the header: `mixed` where some rows are selected and some are not. */
export function headerTick(selection: RowSelection, matching: number): boolean | 'mixed' {
  const count = selectedCount(selection, matching);
  if (count === 0) return false;
  return count >= matching ? true : 'mixed';
}

/** The selection as actions send it; a filter travels with `all` (T-GRID-3). */
export const wireSelection = ({ all, ids }: RowSelection, filter: GridFilter): GridSelection =>
  all ? { kind: 'all', filter, except: [...ids] } : { kind: 'some', ids: [...ids] };
