import { accept, refuse, type Result } from '../shared/result.ts';
import {
  parseDelimited,
  type DelimitedRow,
  type Delimiter,
  type UnclosedQuote,
} from './delimited-text.ts';
import { restoreFormula } from './formula-guard.ts';

/** A CSV file as rows of texts; blank lines are left out. */
export interface CsvTable {
  readonly delimiter: Delimiter;
  readonly header: readonly string[];
  readonly rows: readonly DelimitedRow[];
}

const delimiters: readonly Delimiter[] = [';', ',', '\t'];
export const declaredDelimiter = /^sep=([;,\t])\r?\n/i;

/**
 * The delimiter of a text: what a `sep=` line says, else the one that parts the first rows most
 * evenly into more than one cell; `;` where none does (Czech and Romanian spreadsheets write it).
 */
export function detectDelimiter(text: string): Delimiter {
  const said = declaredDelimiter.exec(text)?.[1];
  const found = delimiters.find((one) => one === said);
  if (found !== undefined) return found;
  // The first lines are enough; a cut-off last one is dropped, so that its cells are not counted.
  const sample = text.length > 20_000 ? text.slice(0, text.lastIndexOf('\n', 20_000)) : text;
  const scores = delimiters.map((delimiter) => ({ delimiter, score: evenness(sample, delimiter) }));
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

/** Cells of the header, once for each row that has as many; 0 where the text is not parted. */
function evenness(sample: string, delimiter: Delimiter): number {
  const parsed = parseDelimited(sample, delimiter);
  const rows = parsed.ok ? parsed.value.filter(isFilled) : [];
  const width = rows[0]?.cells.length ?? 0;
  return width < 2 ? 0 : width * rows.filter(({ cells }) => cells.length === width).length;
}

export const isFilled = (row: Pick<DelimitedRow, 'cells'>): boolean =>
  row.cells.some((cell) => cell.trim() !== '');

/**
 * Reads a CSV text: finds the delimiter, takes the first row that holds anything for the header and
 * gives back the apostrophe that an export put before a formula (`writeCsvText`).
 */
export function readCsvTable(
  text: string,
  delimiter: Delimiter = detectDelimiter(text),
): Result<CsvTable, UnclosedQuote | { readonly code: 'empty_file' }> {
  const parsed = parseDelimited(text.replace(declaredDelimiter, ''), delimiter);
  if (!parsed.ok) return parsed;
  const [header, ...rows] = parsed.value.filter(isFilled);
  if (header === undefined) return refuse({ code: 'empty_file' });
  return accept({
    delimiter,
    header: header.cells.map((cell) => cell.trim()),
    rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(restoreFormula) })),
  });
}
