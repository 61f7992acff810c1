import type {} from '#desktop/shared/bridge.ts';
import { byteOrderMark, writeCsvLine } from '#core/csv/write-csv.ts';
import type { GridColumn, GridRow } from '#core/grid/grid-definition.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { formatCell, type CellWords } from './format-cell.ts';
import type { GridController } from './grid-controller.ts';
import { readPages } from './range-rows.ts';

const csvCell = (row: GridRow, column: GridColumn, words: CellWords): string | number | null => {
  const value = row[column.id];
  if (typeof value === 'number' || value === null || value === undefined) return value ?? null;
  return formatCell(value, column, words);
};

/**
 * Writes all rows that match to a CSV file, page by page with progress; the columns shown, in their
 * order, formulas neutralised (T-CSV-5).
 */
export async function exportRows(controller: GridController): Promise<void> {
  const { props, texts, blocks } = controller;
  const columns = controller.shownColumns();
  const header = writeCsvLine(columns.map(({ id }) => props.titles[id] ?? id));
  const parts = [byteOrderMark, header];
  try {
    for await (const page of readPages(controller, 'exporting', 0, blocks.count)) {
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
