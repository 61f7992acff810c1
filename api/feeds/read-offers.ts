import type { Knex } from 'knex';
import { isOrderable, availabilityOf } from '#core/catalog/availability.ts';
import { productAddress } from '#core/catalog/product-address.ts';
import type { FeedOffer, FeedRefusal } from '#core/feeds/feed-offer.ts';
import type { InheritedCategory } from '#core/feeds/inherit-categories.ts';
import { publicGtin } from '#core/feeds/public-gtin.ts';
import type { Language, MarketCode } from '#core/market/market.ts';
import { readInherited } from './read-categories.ts';
import { deliveriesOf, readDeliveries, type Deliveries } from './read-deliveries.ts';
import {
  readParams,
  readPictures,
  readPieces,
  readVariants,
  variantsAtOnce,
  type ParamRow,
  type PictureRow,
  type PieceRow,
  type VariantRow,
} from './offer-rows.ts';

/** An offer, or a variant of which nothing can be bought. */
export type ReadOffer = { readonly variant: number; readonly item: string } & (
  { readonly offer: FeedOffer } | { readonly refusal: FeedRefusal }
);

interface Reading {
  readonly market: MarketCode;
  readonly language: Language;
  readonly publicUrl: string;
  readonly now: Date;
  readonly today: string;
}

interface Known extends Reading {
  readonly categories: ReadonlyMap<number, InheritedCategory>;
  readonly deliveries: Deliveries;
}

/** Every offer of the shop, some hundred variants at a time; what was read is not kept. */
export async function* readOffers(db: Knex, reading: Reading): AsyncGenerator<ReadOffer[]> {
  const { language, now } = reading;
  const known: Known = {
    ...reading,
    categories: await readInherited(db, language),
    deliveries: await readDeliveries(db, language),
  };
  for (let after = 0; ;) {
    const variants = await readVariants(db, language, after);
    const ids = variants.map(({ id }) => id);
    const pieces = byKey(await readPieces(db, ids, now), ({ variant }) => variant);
    const filesets = [...new Set(variants.flatMap(({ fileset }) => fileset ?? []))];
    const pictures = byKey(await readPictures(db, filesets), ({ fileset }) => fileset);
    const params = byKey(await readParams(db, language, ids), ({ variant }) => variant);
    yield variants.flatMap((variant) =>
      offersOf(known, variant, {
        pieces: pieces.get(variant.id) ?? [],
        pictures: pictures.get(variant.fileset ?? 0) ?? [],
        params: params.get(variant.id) ?? [],
      }),
    );
    if (variants.length < variantsAtOnce) return;
    after = ids.at(-1) ?? after;
  }
}

function byKey<T>(rows: readonly T[], keyOf: (row: T) => number): ReadonlyMap<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

interface Parts {
  readonly pieces: readonly PieceRow[];
  readonly pictures: readonly PictureRow[];
  readonly params: readonly ParamRow[];
}

/** `12`, `12-nearly-new`, `12-used-a-plus`: one offer of a variant for each condition and grade. */
const itemOf = (variant: number, { condition, grade }: PieceRow): string => {
  if (condition === 'new') return String(variant);
  const worn = grade === null ? '' : `-${grade.toLowerCase().replace('+', '-plus')}`;
  return `${String(variant)}-${condition.replace('_', '-')}${worn}`;
};

function offersOf(known: Known, variant: VariantRow, parts: Parts): ReadOffer[] {
  const groups = new Map<string, PieceRow[]>();
  for (const piece of parts.pieces) {
    const item = itemOf(variant.id, piece);
    groups.set(item, [...(groups.get(item) ?? []), piece]);
  }
  if (groups.size === 0) {
    return [{ variant: variant.id, item: String(variant.id), refusal: 'not_on_sale' }];
  }
  return [...groups].map(([item, pieces]) => ({
    variant: variant.id,
    item,
    ...bestOf(known, variant, { ...parts, pieces }, item),
  }));
}

/** The cheapest piece that can be ordered stands for all of its condition and grade. */
function bestOf(
  known: Known,
  variant: VariantRow,
  { pieces, pictures, params }: Parts,
  id: string,
): { readonly offer: FeedOffer } | { readonly refusal: FeedRefusal } {
  const rated = pieces.map((piece) => ({
    piece,
    availability: availabilityOf(piece, known.today),
  }));
  const orderable = rated.filter(({ availability }) => isOrderable(availability));
  const [best] = orderable.toSorted((a, b) => a.piece.price - b.piece.price);
  if (!best) {
    const isElsewhere = rated.some(({ availability: { code } }) => code === 'at_stores');
    return { refusal: isElsewhere ? 'only_at_stores' : 'sold_out' };
  }
  const { piece, availability } = best;
  const { condition, grade, price, warehouse, grams, longestCm } = piece;
  const category = known.categories.get(variant.category ?? 0);
  const unit = piece.isSingleUnit ? piece.id : null;
  const chosen = condition === 'new' ? {} : { condition, unit };
  const offer: FeedOffer = {
    id,
    groupId: `g${String(variant.family)}`,
    name: variant.name,
    description: variant.description,
    manufacturer: variant.maker,
    url: known.publicUrl + productAddress(known.market, variant.seo_name, chosen),
    images: picturesOf(pictures, variant.color_code).map(({ path }) => known.publicUrl + path),
    price,
    condition,
    grade,
    gtin: publicGtin(variant.ean),
    mpn: variant.mpn,
    availability,
    quantity: orderable.reduce((sum, one) => sum + one.piece.warehouse, 0),
    categoryPath: category?.path ?? [],
    categories: category?.effective ?? noCategories,
    color: variant.color,
    params,
    deliveries: deliveriesOf(known.deliveries, {
      price,
      isInWarehouse: warehouse > 0,
      grams,
      longestCm,
    }),
  };
  return { offer };
}

const noCategories = { heureka: null, zbozi: null, google: null, glami: null };

/** Those of the colour first, then those of no colour in particular; of another colour none. */
function picturesOf(pictures: readonly PictureRow[], color: string | null): readonly PictureRow[] {
  const own = pictures.filter((one) => one.color !== null && one.color === color);
  return [...own, ...pictures.filter((one) => one.color === null)];
}
