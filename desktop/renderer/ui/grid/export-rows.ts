import type {} from '#desktop/shared/bridge.ts';
import { byteOrderMark, writeCsvLine } from '#core/csv/write-csv.ts';
import type { GridColumn, GridRow } from '#core/grid/grid-definition.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { formatCell, type CellWords } from './format-cell.ts';
import type { GridController } from './grid-controller.ts';
import { keepSelection } from './keep-selection.ts';
import { readPages } from './range-rows.ts';
import { selectedCount, wireSelection } from './row-selection.ts';

const csvCell = (row: GridRow, column: GridColumn, words: CellWords): string | number | null => {
  const value = row[column.id];
  if (typeof value === 'number' || value === null || value === undefined) return value ?? null;
  return formatCell(value, column, words);
};

/** What is written: the rows that are selected, or all that match where none is. */
async function rowsToExport({ state, props, blocks, sentFilter }: GridController) {
  const count = selectedCount(state.selection, blocks.count);
  if (count === 0) return { total: blocks.count, only: {} };
  const kept = await keepSelection(props.grid, wireSelection(state.selection, sentFilter));
  return { total: kept.count, only: { selection: kept.id } };
}

/**
 * Writes the selected rows, or all that match, to a CSV file, page by page with progress; the columns shown, in their
 * order, formulas neutralised (T-CSV-5).
 */
export async function exportRows(controller: GridController): Promise<void> {
  const { props, texts } = controller;
  const columns = controller.shownColumns();
  const header = writeCsvLine(columns.map(({ id }) => props.titles[id] ?? id));
  const parts = [byteOrderMark, header];
  try {
    const { total, only } = await rowsToExport(controller);
    for await (const page of readPages(controller, 'exporting', 0, total, only)) {
      if (page === null) return;
      for (const row of page) {
        parts.push(writeCsvLine(columns.map((column) => csvCell(row, column, texts.words))));
      }
    }
    const suggestedName = `${props.grid.name}.csv`;
    const contents = parts.join('');
    const outcome = await window.obmena.saveFile({ kind: 'csv', suggestedName, contents });
    if (outcome === 'saved') notify('success', texts.t('exported'));
    if (outcome === 'failed') notify('error', texts.t('exportFailed'));
  } catch (error) {
    notify('error', failureOf(error).text);
  }
}
