import type { Language } from '../market/market.ts';
import { foldText } from '../shared/text.ts';
import { writeAttributeTitle } from './attribute-title.ts';
import { partsOfPath, type CategoryPlace } from './place-category.ts';
import type { ImportChange, RowPlan } from './plan-row.ts';
import type { ImportProblem, ImportRow } from './read-row.ts';
import {
  isSaidSame,
  readAttribute,
  textOf,
  type KnownAttributes,
  type ReadAttribute,
  type SaidValue,
} from './read-attributes.ts';

/** What of a shop a row is set beside, besides its own variant. */
export interface ShopDetails {
  readonly language: Language;
  /** Where the path of a category is in the shop. */
  readonly placeOf: (path: string) => CategoryPlace | null;
  /** Whether one category stands under another or is it. */
  readonly isWithin: (categoryId: number, above: number) => boolean;
  readonly attributes: KnownAttributes;
  readonly hasManufacturer: (name: string) => boolean;
  /** Whether categories that the shop does not have are made. */
  readonly addsCategories: boolean;
}

/** What a variant has of what is kept beside it. */
export interface KnownDetails {
  readonly categoryIds: readonly number[];
  /** By attribute. */
  readonly said: Readonly<Record<number, SaidValue>>;
}

const nothing: KnownDetails = { categoryIds: [], said: {} };

/**
 * Adds to a row's plan what it says of categories and attributes, and names what the shop does not have and would get. A
 * product is put into another category and taken out of none.
 */
export function planDetails(
  plan: RowPlan,
  row: ImportRow,
  known: KnownDetails | null,
  shop: ShopDetails,
): RowPlan {
  if (plan.outcome === 'refused' || plan.outcome === 'held') return plan;
  const { read, problems } = readAttributes(row, shop);
  if (problems.length > 0) return { outcome: 'refused', changes: [], problems };
  const changes = [
    ...plan.changes,
    ...(plan.outcome === 'new' ? newMaker(row, shop) : []),
    ...categoryChange(row, known, shop),
    ...attributeChange(read, known ?? nothing, shop),
  ];
  const outcome = plan.outcome === 'same' && changes.length > 0 ? 'changed' : plan.outcome;
  return { ...plan, outcome, changes };
}

/** What a row says under attributes, with the problems of what cannot be read. */
export function readAttributes(
  { attributes = {} }: ImportRow,
  shop: Pick<ShopDetails, 'attributes'>,
): { readonly read: readonly ReadAttribute[]; readonly problems: readonly ImportProblem[] } {
  const read: ReadAttribute[] = [];
  const problems: ImportProblem[] = [];
  for (const [title, text] of Object.entries(attributes)) {
    const one = readAttribute(title, text, shop.attributes);
    if (one.ok) read.push(one.value);
    else {
      problems.push({ field: 'attribute', reason: one.reason, text: `${one.name}: ${text}` });
    }
  }
  return { read, problems };
}

/** Whether a variant says this already. */
export const isSaidAlready = ({ attribute, says, values }: ReadAttribute, known: KnownDetails) =>
  attribute !== null &&
  values.every(({ id }) => id !== null) &&
  isSaidSame(says, known.said[attribute.id]);

function newMaker({ manufacturer }: ImportRow, shop: ShopDetails): ImportChange[] {
  if (manufacturer === undefined || shop.hasManufacturer(manufacturer)) return [];
  return [{ field: 'manufacturer', before: null, after: manufacturer, makes: [manufacturer] }];
}

/** Of a new product only what has to be made is told; of another one also where it goes. */
function categoryChange(
  { category }: ImportRow,
  known: KnownDetails | null,
  shop: ShopDetails,
): ImportChange[] {
  const place = category === undefined ? null : shop.placeOf(category);
  if (category === undefined || place === null) return [];
  const path = partsOfPath(category).join(' > ');
  const change = { field: 'category', before: null, after: path } as const;
  if (!('id' in place)) return shop.addsCategories ? [{ ...change, makes: [path] }] : [];
  if (known === null) return [];
  const isThere = known.categoryIds.some((id) => shop.isWithin(id, place.id));
  return isThere ? [] : [change];
}

/** All attributes of a row that change are one change, named. */
function attributeChange(
  read: readonly ReadAttribute[],
  known: KnownDetails,
  { language }: ShopDetails,
): ImportChange[] {
  const changed = read.filter((one) => !isSaidAlready(one, known));
  if (changed.length === 0) return [];
  const before = changed.flatMap(({ attribute, title }) => {
    const said = attribute ? known.said[attribute.id] : undefined;
    return attribute && said ? [`${title.name}: ${textOf(said, attribute, language)}`] : [];
  });
  const makes = changed.flatMap(madeBy);
  const change: ImportChange = {
    field: 'attribute',
    before: before.length === 0 ? null : before.join('; '),
    after: changed.map(({ title, text }) => `${title.name}: ${text}`).join('; '),
  };
  return [makes.length === 0 ? change : { ...change, makes }];
}

/** The attribute that is made, or the values of one that the shop has. */
function madeBy({ attribute, title, kind, values }: ReadAttribute): readonly string[] {
  if (attribute === null) return [writeAttributeTitle({ ...title, kind })];
  const fresh = values.filter(({ id }) => id === null).map(({ name }) => name);
  return fresh.length === 0 ? [] : [`${title.name}: ${fresh.join(' | ')}`];
}

/** How a shop's categories stand to paths of a file and to each other; each path is looked for once. */
export function rememberPlaces(
  place: (path: string) => CategoryPlace | null,
): ShopDetails['placeOf'] {
  const places = new Map<string, CategoryPlace | null>();
  return (path) => {
    const key = partsOfPath(path).map(foldText).join('>');
    const before = places.get(key);
    if (before !== undefined) return before;
    const found = place(path);
    places.set(key, found);
    return found;
  };
}
