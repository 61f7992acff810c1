import type { ImportField } from './import-fields.ts';
import { readImportRow, type ImportRow } from './plan-row.ts';

/** Columns of a file of the whole catalogue, in their order; each title is one that an import knows. */
export const exportedFields = [
  'code',
  'ean',
  'mpn',
  'family',
  'nameCs',
  'nameRo',
  'descriptionCs',
  'descriptionRo',
  'manufacturer',
  'category',
  'groupName',
  'color',
  'price',
  'quantity',
  'condition',
  'isActive',
] as const satisfies readonly ImportField[];

export type ExportedRow = Readonly<
  Record<(typeof exportedFields)[number], string | number | boolean | null>
>;

const written = (value: string | number | boolean | null): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === null ? '' : String(value);
};

/**
 * A variant's cells. What an import would read as something else than the shop has, such as a bar code with a wrong check
 * digit, stays empty: an empty cell changes nothing.
 */
export const exportCells = (row: ExportedRow): string[] =>
  exportedFields.map((field) => {
    const text = written(row[field]);
    const read = readImportRow([text], [field]).row[field satisfies keyof ImportRow];
    return read === row[field] ? text : '';
  });
