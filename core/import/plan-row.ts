import { isPriceForTwo } from '../catalog/reprice.ts';
import type { ImportField } from './import-fields.ts';
import { readAddresses } from './read-addresses.ts';
import type { ImportProblem, ImportRow, ReadRow, Value } from './read-row.ts';

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
  /** What it has to bring so that nothing is lost; null: nobody knows. */
  readonly boughtFor: number | null;
  /** In the warehouse, sold as new; null where nothing is. */
  readonly quantity: number | null;
  readonly isActive: boolean;
  /** Of what is sold as new; null where it is not known. */
  readonly packageWidth: number | null;
  readonly packageHeight: number | null;
  readonly packageDepth: number | null;
  readonly packageWeight: number | null;
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

export interface ImportChange {
  readonly field: ImportField;
  readonly before: Value;
  readonly after: Value;
  /** Names of what the shop does not have and gets by it. */
  readonly makes?: readonly string[];
}

export interface RowPlan {
  readonly outcome: 'new' | 'changed' | 'same' | 'refused' | 'held';
  readonly changes: readonly ImportChange[];
  readonly problems: readonly ImportProblem[];
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
  'packageWidth',
  'packageHeight',
  'packageDepth',
  'packageWeight',
] as const;

/** Measures of a package are of what is sold; where nothing is, they say nothing. */
const hasPackage = (row: ImportRow, { price }: KnownVariant): boolean =>
  price !== null || row.price !== undefined;

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
    const isSaid = !field.startsWith('package') || hasPackage(row, known);
    return after === undefined || after === before || !isSaid ? [] : [{ field, before, after }];
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
