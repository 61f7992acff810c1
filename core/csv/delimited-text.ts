import { accept, refuse, type Result } from '../shared/result.ts';

/** What stands between two cells of a line. */
export type Delimiter = ';' | ',' | '\t';

/** One row of a file. `line` is where it begins, counted from 1, as editors show it. */
export interface DelimitedRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A quote that nobody closes; `line` is where it opens. */
export interface UnclosedQuote {
  readonly code: 'unclosed_quote';
  readonly line: number;
}

/** What one cell runs to: up to the delimiter or the end of the line. */
interface ReadCell {
  readonly text: string;
  readonly end: number;
}

/**
 * Rows of a text whose cells are parted by `delimiter` (RFC 4180, as spreadsheets write it): quoted
 * cells may hold the delimiter, doubled quotes and line ends; CRLF, LF and CR end a row; an end at
 * the end of the text begins no row. Refuses a quote that is never closed.
 */
export function parseDelimited(
  text: string,
  delimiter: Delimiter,
): Result<DelimitedRow[], UnclosedQuote> {
  const rows: DelimitedRow[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const row = readRow(text, { at, line }, delimiter);
    if (row.cells === null) return refuse({ code: 'unclosed_quote', line: row.line });
    rows.push({ line, cells: row.cells });
    ({ at, line } = row);
  }
  return accept(rows);
}

/** Where reading stands in a text. */
export interface TextPlace {
  readonly at: number;
  readonly line: number;
}

interface RowRead extends TextPlace {
  /** Null where a quote is open up to the end of the text; `line` is where. */
  readonly cells: readonly string[] | null;
}

/** The row that begins at a place, and the place behind its line end, or behind the text where it has none. */
export function readRow(text: string, from: TextPlace, delimiter: Delimiter): RowRead {
  const cells: string[] = [];
  let { at, line } = from;
  for (;;) {
    const isQuoted = text[at] === '"';
    const cell = isQuoted ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter);
    if (cell === null) return { cells: null, at: text.length, line };
    cells.push(cell.text);
    if (isQuoted) line += lineEnds(text.slice(at, cell.end));
    at = cell.end;
    if (text[at] !== delimiter) break;
    at += 1;
  }
  if (at < text.length) line += 1;
  return { cells, at: at + (text.startsWith('\r\n', at) ? 2 : 1), line };
}

function plainCell(text: string, from: number, delimiter: Delimiter): ReadCell {
  let end = from;
  while (end < text.length && !isEnd(text[end], delimiter)) end += 1;
  return { text: text.slice(from, end), end };
}

function quotedCell(text: string, from: number, delimiter: Delimiter): ReadCell | null {
  let value = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return null;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      // What follows a closed quote is kept as it is, which is what spreadsheets do.
      const rest = plainCell(text, quote + 1, delimiter);
      return { text: value + rest.text, end: rest.end };
    }
    value += '"';
    at = quote + 2;
  }
}

const isEnd = (letter: string | undefined, delimiter: Delimiter): boolean =>
  letter === delimiter || letter === '\n' || letter === '\r';

const lineEnds = (text: string): number => (text.match(/\r\n|\r|\n/g) ?? []).length;

/**
 * One line of cells, quoted where they hold the delimiter, a quote, a line end, or spaces at an end
 * that would be lost. Without a line end of its own.
 */
export const writeDelimited = (cells: readonly string[], delimiter: Delimiter): string =>
  cells
    .map((cell) =>
      cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell)
        ? `"${cell.replaceAll('"', '""')}"`
        : cell,
    )
    .join(delimiter);
