import { byteOrderMark, writeCsvLine } from '#core/csv/write-csv.ts';
import type { GridColumn, GridRow } from '#core/grid/grid-definition.ts';
import { isCalendarDate } from '#core/shared/calendar.ts';
import type { SheetCell } from '#core/xlsx/sheet-xml.ts';
import { formatCell, momentField, type CellWords } from './format-cell.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** A file that is written page by page. */
interface ExportWriter {
  readonly add: (rows: readonly GridRow[]) => void;
  readonly end: () => string | Uint8Array;
}

interface Table {
  readonly columns: readonly GridColumn[];
  readonly titles: readonly string[];
  readonly words: CellWords;
}

const csvCell = (row: GridRow, column: GridColumn, words: CellWords): string | number | null => {
  const value = row[column.id];
  if (typeof value === 'number' || value === null || value === undefined) return value ?? null;
  return formatCell(value, column, words);
};

/** As CSV has it, with days and moments as dates of the market's clock. */
function sheetCell(row: GridRow, column: GridColumn, words: CellWords): SheetCell {
  const value = row[column.id];
  if (typeof value === 'string' && column.type === 'day' && isCalendarDate(value)) {
    return { date: value };
  }
  if (typeof value === 'string' && column.type === 'moment') {
    return { date: momentField(value, words.market) };
  }
  return csvCell(row, column, words);
}

/** A writer of the format; what packs workbooks is loaded when somebody wants one. */
export async function writerOf(
  format: ExportFormat,
  { columns, titles, words }: Table,
): Promise<ExportWriter> {
  if (format === 'xlsx') {
    const { XlsxFile } = await import('./xlsx-file.ts');
    const file = new XlsxFile(titles);
    return {
      add: (rows) => file.add(rows.map((row) => columns.map((one) => sheetCell(row, one, words)))),
      end: () => file.end(),
    };
  }
  const parts = [byteOrderMark, writeCsvLine(titles)];
  return {
    add: (rows) => {
      for (const row of rows) {
        parts.push(writeCsvLine(columns.map((column) => csvCell(row, column, words))));
      }
    },
    end: () => parts.join(''),
  };
}
