import type { Language } from '../market/market.ts';
import type { CsvTable } from './read-table.ts';
import { neutraliseFormula } from './formula-guard.ts';
import type { BadCell } from './plan-import.ts';
import { writeDelimited, type Delimiter } from './delimited-text.ts';

/** What spreadsheets need to see UTF-8; the first thing of every file that is written here. */
export const byteOrderMark = '\ufeff';

/**
 * One line of an export with its line end. Texts are neutralised; numbers stay numbers, negative ones
 * too, with the decimal comma of both languages where the delimiter leaves it free.
 */
export function writeCsvLine(
  cells: readonly (string | number | null)[],
  delimiter: Delimiter = ';',
): string {
  const written = cells.map((cell) => {
    if (cell === null) return '';
    if (typeof cell === 'string') return neutraliseFormula(cell);
    return delimiter === ',' ? String(cell) : String(cell).replace('.', ',');
  });
  return `${writeDelimited(written, delimiter)}\r\n`;
}

const reasonTitle: Record<Language, string> = { cs: 'Chyba', ro: 'Eroare' };

/**
 * The file of rows that an import refused: as they came, once each, with what is wrong with them in
 * a last column, which a later import ignores (T-CSV-3). `say` words one problem.
 */
export function writeErrorFile<Reason extends string>(
  table: CsvTable,
  bad: readonly BadCell<Reason>[],
  language: Language,
  say: (problem: BadCell<Reason>) => string,
): string {
  const reasons = new Map<number, string[]>();
  for (const one of bad) {
    reasons.set(one.row.line, [...(reasons.get(one.row.line) ?? []), say(one)]);
  }
  const width = table.header.length;
  const rows = [...new Map(bad.map(({ row }) => [row.line, row])).values()].map((row) =>
    writeCsvLine(
      [
        ...Array.from(
          { length: Math.max(width, row.cells.length) },
          (_, at) => row.cells[at] ?? '',
        ),
        (reasons.get(row.line) ?? []).join(' '),
      ],
      table.delimiter,
    ),
  );
  const header = writeCsvLine([...table.header, reasonTitle[language]], table.delimiter);
  return `${byteOrderMark}${header}${rows.join('')}`;
}
