/** A rectangle of cells; ends are included. Rows and columns are counted from 0 as shown. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A text and the cell it is for. */
export interface PastedCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** How a block falls on a list. */
export interface PastedBlock {
  readonly cells: readonly PastedCell[];
  /** What the block covers of the list. */
  readonly range: CellRange;
  /** Cells of the block that would fall beyond the last row or column. */
  readonly clipped: number;
}

/**
 * Lays a pasted block on the selected range as spreadsheets do: it begins at the top left, is
 * repeated where the range is a whole multiple of it (so one value fills the range), and is clipped
 * at the edges of the list.
 */
export function layBlock(
  block: readonly (readonly string[])[],
  onto: CellRange,
  list: { readonly rows: number; readonly columns: number },
): PastedBlock {
  const size = { rows: block.length, columns: Math.max(0, ...block.map((row) => row.length)) };
  const rows = repeated(onto.bottom - onto.top + 1, size.rows);
  const columns = repeated(onto.right - onto.left + 1, size.columns);
  const bottom = Math.min(onto.top + rows, list.rows) - 1;
  const right = Math.min(onto.left + columns, list.columns) - 1;
  const cells: PastedCell[] = [];
  for (let row = onto.top; row <= bottom; row += 1) {
    const texts = block[(row - onto.top) % size.rows] ?? [];
    for (let column = onto.left; column <= right; column += 1) {
      const text = texts[(column - onto.left) % size.columns];
      // A ragged block leaves what it says nothing about alone.
      if (text !== undefined) cells.push({ row, column, text });
    }
  }
  const kept = Math.max(0, bottom - onto.top + 1) * Math.max(0, right - onto.left + 1);
  const range = { top: onto.top, left: onto.left, bottom, right };
  return { cells, range, clipped: rows * columns - kept };
}

/** The selected length where it is a whole multiple of the block's, else the block's own. */
const repeated = (selected: number, block: number): number =>
  block > 0 && selected % block === 0 ? selected : block;
