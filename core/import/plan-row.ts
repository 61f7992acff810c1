import { isPriceForTwo } from '../catalog/reprice.ts';
import { productCells } from '../catalog/product-cells.ts';
import type { Mapping } from './guess-mapping.ts';
import type { ImportField } from './import-fields.ts';
import { readAddresses } from './read-addresses.ts';
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
  /** Addresses of pictures, as they came. */
  readonly picture?: string;
  readonly morePictures?: string;
}

export interface ImportProblem {
  readonly field: ImportField;
  /** A phrase key. */
  readonly reason: string;
}

export interface ReadRow {
  readonly row: ImportRow;
  readonly problems: readonly ImportProblem[];
}

/** A variant that the shop has. */
export interface KnownVariant {
  readonly code: string;
  readonly ean: string | null;
  readonly mpn: string | null;
  readonly nameCs: string;
  readonly nameRo: string;
  readonly descriptionCs: string;
  readonly descriptionRo: string;
  /** Of what is sold as new; null where nothing is. Whole units. */
  readonly price: number | null;
  readonly boughtFor: number | null;
  /** In the warehouse, sold as new; null where nothing is. */
  readonly quantity: number | null;
  readonly isActive: boolean;
  /** Addresses whose pictures its family has had. */
  readonly pictures: readonly string[];
}

export interface ImportRights {
  /** Whether prices of what is offered already may change. */
  readonly mayPrice: boolean;
  /** Whether products that the shop does not have are made. */
  readonly addsNew: boolean;
  /** Whether a new product without a maker gets one. */
  readonly hasManufacturer: boolean;
}

type Value = string | number | boolean | null;
export interface ImportChange {
  readonly field: ImportField;
  readonly before: Value;
  readonly after: Value;
}

export interface RowPlan {
  readonly outcome: 'new' | 'changed' | 'same' | 'refused' | 'held';
  readonly changes: readonly ImportChange[];
  readonly problems: readonly ImportProblem[];
}

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
    case 'ean': {
      const read = productCells.ean.safeParse(text);
      return read.success ? { value: read.data } : { reason: 'invalid_value' };
    }
    default:
      return readText(field, text);
  }
}

/** Reads the cells of a row by what its columns mean; every problem is told. */
export function readImportRow(cells: readonly string[], mapping: Mapping): ReadRow {
  const values: Partial<Record<ImportField, Value>> = {};
  const problems: ImportProblem[] = [];
  for (const [place, field] of mapping.entries()) {
    const text = cells[place]?.trim() ?? '';
    if (field === null || text === '') continue;
    const read = readField(field, text);
    if ('reason' in read) problems.push({ field, reason: read.reason });
    else if (read.value !== null && read.value !== '') values[field] = read.value;
  }
  // Each reader gives what its field holds.
  const row = values as ImportRow;
  const nameCs = row.nameCs ?? row.nameRo;
  const nameRo = row.nameRo ?? row.nameCs;
  const named = nameCs === undefined || nameRo === undefined ? row : { ...row, nameCs, nameRo };
  return { row: named, problems };
}

/** Fields by which a product that the shop has may become another; its code stays, a supplier's is not ours. */
const compared = [
  'ean',
  'mpn',
  'nameCs',
  'nameRo',
  'descriptionCs',
  'descriptionRo',
  'price',
  'quantity',
  'isActive',
] as const;

/**
 * What a row comes to beside the variant that has its code or EAN: a new product, changes, nothing, or a refusal with its
 * reasons. A price that two people would have to agree on (DECISIONS "Money and two people") is held.
 */
export function planRow(
  { row, problems: unread }: ReadRow,
  known: KnownVariant | null,
  rights: ImportRights,
): RowPlan {
  const problems = [...unread, ...(known === null ? newProblems(row, rights) : [])];
  if (row.code === undefined && row.ean === undefined && unread.length === 0) {
    return refused([{ field: 'code', reason: 'row_without_code' }]);
  }
  if (known === null) {
    return problems.length > 0 ? refused(problems) : { outcome: 'new', changes: [], problems: [] };
  }
  const changes = compared.flatMap((field): ImportChange[] => {
    const [before, after] = [known[field], row[field]];
    return after === undefined || after === before ? [] : [{ field, before, after }];
  });
  changes.push(...pictureChanges(row, known));
  const held = changes.flatMap((change) => priceProblem(change, known, rights));
  if (problems.length + held.length > 0) return refused([...problems, ...held]);
  return { outcome: changes.length === 0 ? 'same' : 'changed', changes, problems: [] };
}

/** Addresses of pictures that a row names, each once. */
export const picturesOf = ({ picture = '', morePictures = '' }: ImportRow): readonly string[] =>
  readAddresses(`${picture} ${morePictures}`);

/** Pictures that the family has not had; one that was taken away by hand does not come back. */
function pictureChanges(row: ImportRow, { pictures }: KnownVariant): ImportChange[] {
  const added = picturesOf(row).filter((address) => !pictures.includes(address));
  if (added.length === 0) return [];
  return [{ field: 'picture', before: null, after: added.join(' ') }];
}

const refused = (problems: readonly ImportProblem[]): RowPlan => ({
  outcome: 'refused',
  changes: [],
  problems,
});

function newProblems(row: ImportRow, { addsNew, hasManufacturer }: ImportRights): ImportProblem[] {
  if (!addsNew) return [{ field: 'code', reason: 'unknown_product' }];
  const isForSale = row.quantity !== undefined && row.quantity > 0;
  return [
    ...(row.nameCs === undefined ? [{ field: 'nameCs', reason: 'required' } as const] : []),
    ...(row.manufacturer === undefined && !hasManufacturer
      ? [{ field: 'manufacturer', reason: 'required' } as const]
      : []),
    ...(isForSale && row.price === undefined
      ? [{ field: 'price', reason: 'required' } as const]
      : []),
    ...(row.price === 0 ? [{ field: 'price', reason: 'not_positive' } as const] : []),
  ];
}

function priceProblem(
  { field, after }: ImportChange,
  { price, boughtFor }: KnownVariant,
  { mayPrice }: ImportRights,
): ImportProblem[] {
  if (field !== 'price' || typeof after !== 'number') return [];
  if (!mayPrice) return [{ field, reason: 'price_not_yours' }];
  const isHeld = price === null ? after === 0 : isPriceForTwo(price, after, boughtFor);
  return isHeld ? [{ field, reason: 'price_held' }] : [];
}
