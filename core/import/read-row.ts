import { productCells } from '../catalog/product-cells.ts';
import { attributeCells } from './attribute-title.ts';
import type { Mapping } from './guess-mapping.ts';
import type { ImportField } from './import-fields.ts';
import { readGrams, readLength, readWeight } from './read-measure.ts';
import {
  plainText,
  readCondition,
  readCost,
  readFlag,
  readPrice,
  readQuantity,
} from './read-values.ts';

/** What a row says; a field that it leaves empty is undefined and changes nothing. */
export interface ImportRow {
  readonly code?: string;
  /** 13 digits. */
  readonly ean?: string;
  readonly mpn?: string;
  /** What variants of one family have in common. */
  readonly family?: string;
  readonly nameCs?: string;
  readonly nameRo?: string;
  readonly descriptionCs?: string;
  readonly descriptionRo?: string;
  readonly manufacturer?: string;
  readonly category?: string;
  readonly groupName?: string;
  readonly color?: string;
  /** Whole units. */
  readonly price?: number;
  readonly quantity?: number;
  /** What the supplier asks, in units with two decimals. */
  readonly cost?: number;
  readonly condition?: 'new' | 'nearly_new';
  readonly isActive?: boolean;
  /** Of what is sold, packed: centimetres. */
  readonly packageWidth?: number;
  readonly packageHeight?: number;
  readonly packageDepth?: number;
  /** Kilograms. */
  readonly packageWeight?: number;
  /** What stands under attributes, by the titles of their columns. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Addresses of pictures, as they came. */
  readonly picture?: string;
  readonly morePictures?: string;
}

export interface ImportProblem {
  readonly field: ImportField;
  /** A phrase key. */
  readonly reason: string;
  /** What is wrong, where it is not the one cell of the field. */
  readonly text?: string;
}

export interface ReadRow {
  readonly row: ImportRow;
  readonly problems: readonly ImportProblem[];
}

export type Value = string | number | boolean | null;

const longest: Partial<Record<ImportField, number>> = {
  code: 40,
  mpn: 60,
  family: 200,
  nameCs: 200,
  nameRo: 200,
  manufacturer: 120,
  category: 500,
  groupName: 60,
  color: 60,
  picture: 8_000,
  morePictures: 8_000,
  descriptionCs: 4_000,
  descriptionRo: 4_000,
};

type Read = { readonly value: Value } | { readonly reason: string };

const fromResult = (read: { ok: true; value: Value } | { ok: false; error: string }): Read =>
  read.ok ? { value: read.value } : { reason: read.error };

/** Texts that are too long for their place are cut where they only describe, else refused. */
function readText(field: ImportField, text: string): Read {
  const isDescription = field === 'descriptionCs' || field === 'descriptionRo';
  const line = isDescription ? plainText(text) : text.replaceAll(/\s+/g, ' ').trim();
  const most = longest[field] ?? 200;
  if (line.length <= most) return { value: line };
  return isDescription ? { value: line.slice(0, most) } : { reason: 'too_long' };
}

function readField(field: ImportField, text: string): Read {
  switch (field) {
    case 'cost':
      return fromResult(readCost(text));
    case 'price':
      return fromResult(readPrice(text));
    case 'quantity':
      return fromResult(readQuantity(text));
    case 'isActive':
      return fromResult(readFlag(text));
    case 'condition':
      return fromResult(readCondition(text));
    case 'packageWidth':
    case 'packageHeight':
    case 'packageDepth':
      return fromResult(readLength(text));
    case 'packageWeight':
      return fromResult(readWeight(text));
    case 'packageGrams':
      return fromResult(readGrams(text));
    case 'ean': {
      const read = productCells.ean.safeParse(text);
      return read.success ? { value: read.data } : { reason: 'invalid_value' };
    }
    default:
      return readText(field, text);
  }
}

/** Reads the cells of a row by what its columns mean; every problem is told. The header names attributes. */
export function readImportRow(
  cells: readonly string[],
  mapping: Mapping,
  header: readonly string[] = [],
): ReadRow {
  const values: Partial<Record<ImportField, Value>> = {};
  const problems: ImportProblem[] = [];
  for (const [place, field] of mapping.entries()) {
    const text = cells[place]?.trim() ?? '';
    if (field === null || field === 'attribute' || text === '') continue;
    const read = readField(field, text);
    if ('reason' in read) problems.push({ field, reason: read.reason });
    else if (read.value !== null && read.value !== '') values[field] = read.value;
  }
  const { packageGrams, packageWeight = packageGrams, ...others } = values;
  const attributes = attributeCells(cells, mapping, header);
  // Each reader gives what its field holds.
  const row = {
    ...others,
    ...(packageWeight !== undefined && { packageWeight }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
  } as ImportRow;
  const nameCs = row.nameCs ?? row.nameRo;
  const nameRo = row.nameRo ?? row.nameCs;
  const named = nameCs === undefined || nameRo === undefined ? row : { ...row, nameCs, nameRo };
  return { row: named, problems };
}
