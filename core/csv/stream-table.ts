import type { DelimitedRow } from './delimited-text.ts';
import { readRow, type Delimiter, type TextPlace } from './delimited-text.ts';
import { restoreFormula } from './formula-guard.ts';
import { declaredDelimiter, detectDelimiter, isFilled } from './read-table.ts';

/** No cell of a list is as long; a quote that nobody closes would make one of the rest of the file. */
const longestRow = 1_000_000;

/** What a text in pieces gives: its rows, or that a quote is never closed. */
export type StreamedRow = DelimitedRow | 'unclosed_quote';

/**
 * Reads a CSV text that comes in pieces as `readCsvTable` reads a whole one, row by row, the header first, so that a file of a
 * million rows is never held as rows. The first piece is long enough to tell the delimiter by.
 */
export function* streamTable(pieces: Iterable<string>): Generator<StreamedRow> {
  let delimiter: Delimiter | null = null;
  let kept = '';
  let line = 1;
  for (const piece of pieces) {
    if (delimiter === null) {
      delimiter = detectDelimiter(piece);
      kept = piece.replace(declaredDelimiter, '');
    } else kept += piece;
    const read = wholeRows(kept, line, delimiter);
    for (const row of read.rows) if (isFilled(row)) yield row;
    kept = kept.slice(read.at);
    line = read.line;
    if (kept.length > longestRow) {
      yield 'unclosed_quote';
      return;
    }
  }
  if (kept === '' || delimiter === null) return;
  // The last line may lack its end.
  for (let place: TextPlace = { at: 0, line }; place.at < kept.length;) {
    const row = readRow(kept, place, delimiter);
    if (row.cells === null) {
      yield 'unclosed_quote';
      return;
    }
    if (isFilled({ cells: row.cells })) {
      yield { line: place.line, cells: row.cells.map(restoreFormula) };
    }
    place = row;
  }
}

/** Rows of a text whose line end is in it; one at its very end may be half of a CRLF. */
function wholeRows(text: string, line: number, delimiter: Delimiter) {
  const rows: DelimitedRow[] = [];
  let place: TextPlace = { at: 0, line };
  for (;;) {
    const row = readRow(text, place, delimiter);
    if (row.cells === null || row.at >= text.length) return { rows, ...place };
    rows.push({ line: place.line, cells: row.cells.map(restoreFormula) });
    place = { at: row.at, line: row.line };
  }
}
