import type { CellRange } from '#core/clipboard/paste-block.ts';

/** A cell by its place as shown. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Cells selected from one that stays to one that moves. */
export interface RangeSelection {
  readonly anchor: CellPlace;
  readonly head: CellPlace;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export const isArrow = (key: string): key is Arrow =>
  key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';

export const rangeOf = ({ anchor, head }: RangeSelection): CellRange => ({
  top: Math.min(anchor.row, head.row),
  bottom: Math.max(anchor.row, head.row),
  left: Math.min(anchor.column, head.column),
  right: Math.max(anchor.column, head.column),
});

export const cellsIn = ({ top, bottom, left, right }: CellRange): number =>
  (bottom - top + 1) * (right - left + 1);

export const isInRange = (range: CellRange, { row, column }: CellPlace): boolean =>
  row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;

const steps: Record<Arrow, CellPlace> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * The range after Shift and an arrow; with Ctrl to the edge of the list. The range never leaves the
 * list of so many rows and columns.
 */
export function extendRange(
  { anchor, head }: RangeSelection,
  arrow: Arrow,
  size: { readonly rows: number; readonly columns: number },
  toEdge = false,
): RangeSelection {
  const step = steps[arrow];
  const by = toEdge ? Math.max(size.rows, size.columns) : 1;
  const within = (place: number, length: number) => Math.max(0, Math.min(length - 1, place));
  return {
    anchor,
    head: {
      row: within(head.row + step.row * by, size.rows),
      column: within(head.column + step.column * by, size.columns),
    },
  };
}
