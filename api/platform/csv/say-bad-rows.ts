import type { BadCell } from '#core/csv/plan-import.ts';
import { writeErrorFile } from '#core/csv/write-csv.ts';
import type { Language } from '#core/market/market.ts';
import { cells as csCells } from '#core/phrases/cs/cells.ts';
import { cells as roCells } from '#core/phrases/ro/cells.ts';
import { anySentence } from '../http/phrases.ts';
import type { ImportFile } from './read-import-file.ts';

const reasons: Record<Language, Readonly<Record<string, string>>> = { cs: csCells, ro: roCells };

/** The rows of a file that are refused, as a preview says them. */
export function sayBadRows(
  { table, header }: ImportFile,
  bad: readonly BadCell<string>[],
  titleOf: (column: string) => string,
  language: Language,
) {
  const title = ({ column }: BadCell<string>) => (column === null ? '' : titleOf(column));
  const reason = (one: BadCell<string>) =>
    reasons[language][one.reason] ?? anySentence(one.reason, language);
  const text = ({ column, row }: BadCell<string>) =>
    column === null
      ? row.cells.join(table.delimiter)
      : (row.cells[header.places.get(column) ?? -1] ?? '');
  const said = (one: BadCell<string>) =>
    title(one) === '' ? reason(one) : `${title(one)}: ${reason(one)}`;
  return {
    bad: bad.map((one) => ({
      line: one.row.line,
      column: title(one),
      text: text(one),
      reason: reason(one),
    })),
    badRows: countRows(bad),
    errorFile: bad.length === 0 ? '' : writeErrorFile(table, bad, language, said),
  };
}

/** Rows with something wrong, once each. */
export const countRows = (bad: readonly BadCell<string>[]): number =>
  new Set(bad.map(({ row }) => row.line)).size;
