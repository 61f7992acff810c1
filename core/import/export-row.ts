import type { ImportField } from './import-fields.ts';
import type { Language } from '../market/market.ts';
import { writeAttributeTitle } from './attribute-title.ts';
import {
  writeAttribute,
  type ImportAttribute,
  type KnownAttributes,
  type SaidValue,
} from './read-attributes.ts';
import { readImportRow, type ImportRow } from './read-row.ts';

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
  'packageWidth',
  'packageHeight',
  'packageDepth',
  'packageWeight',
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

/** Titles of the columns of attributes, each one that an import reads as the attribute. */
export const attributeTitles = ({ all }: KnownAttributes, language: Language): string[] =>
  all.map((attribute) => titleOf(attribute, language));

function titleOf(attribute: ImportAttribute, language: Language): string {
  const { kind, nameCs, nameRo, groupCs, groupRo, unitCs, unitRo } = attribute;
  return language === 'cs'
    ? writeAttributeTitle({ group: groupCs, name: nameCs, kind, unit: unitCs })
    : writeAttributeTitle({ group: groupRo, name: nameRo, kind, unit: unitRo });
}

/** What is said of a variant under each attribute, in the order of the titles; empty where nothing is. */
export const attributeCellsOf = (
  said: Readonly<Record<number, SaidValue>>,
  known: KnownAttributes,
  language: Language,
): string[] =>
  known.all.map((attribute) => {
    const value = said[attribute.id];
    return value ? writeAttribute(value, attribute, { language, known }) : '';
  });
