import type { CellValue, GridColumn, GridRow } from '../grid/grid-definition.ts';
import { isSameCell, readCellText, type CellReading, type CellRefusal } from './cell-text.ts';
import type { PastedCell } from './paste-block.ts';

/** Changed cells of one row, as the edit call of a list takes them. */
export interface RowEdit {
  readonly id: number;
  readonly version: number;
  readonly changes: Readonly<Record<string, CellValue>>;
}

/** A cell that was not changed: what was to stand in it, and the reason to show at it. */
export interface RefusedCell {
  readonly id: number;
  readonly column: string;
  readonly typed: string;
  readonly reason: CellRefusal;
}

export interface PastePlan {
  readonly rows: readonly RowEdit[];
  /** Cells that change or already are as pasted. */
  readonly accepted: number;
  readonly refused: readonly RefusedCell[];
}

/**
 * What a pasted block means for a list (T-GRID-1): all that can be read goes in one edit, the rest is
 * refused cell by cell. `rowAt` gives the row at a place; columns are those shown, in their order.
 */
export function planPaste(
  cells: readonly PastedCell[],
  columns: readonly GridColumn[],
  rowAt: (row: number) => GridRow | undefined,
  reading: CellReading,
): PastePlan {
  const edits = new Map<number, { version: number; changes: Record<string, CellValue> }>();
  const refused: RefusedCell[] = [];
  let accepted = 0;
  for (const cell of cells) {
    const row = rowAt(cell.row);
    const column = columns[cell.column];
    if (row === undefined || column === undefined) continue;
    const value = readCellText(cell.text, column, reading);
    if (!value.ok) {
      refused.push({ id: row.id, column: column.id, typed: cell.text, reason: value.error });
      continue;
    }
    accepted += 1;
    if (isSameCell(column, value.value, row[column.id])) continue;
    const edit = edits.get(row.id) ?? { version: row.version, changes: {} };
    edit.changes[column.id] = value.value;
    edits.set(row.id, edit);
  }
  const rows = [...edits].map(([id, edit]) => ({ id, ...edit }));
  return { rows, accepted, refused };
}
