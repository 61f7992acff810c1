import type { Knex } from 'knex';
import type { z } from 'zod';
import type { stockItemDetail, stockItemList } from '#core/contract/catalog-admin-stock-item.ts';
import type { Permission } from '#core/permissions/roles.ts';
import type { Language } from '#core/market/market.ts';
import { escapeLike } from '#core/search/like-pattern.ts';
import { Refusal } from '../platform/http/refusal.ts';

type StockItemView = z.output<typeof stockItemDetail.reply>;
type Asked = z.output<typeof stockItemList.query>;
type StoredItem = Omit<StockItemView, 'soldAt'> & { readonly soldAt: Date | null };

const pieces = (column: 'on_hand' | 'allocated') =>
  `coalesce((select sum(s.${column})::integer from stock s where s.product_id = p.id), 0)`;

const measures = {
  packageWidthCm: 'p.package_width_cm',
  packageHeightCm: 'p.package_height_cm',
  packageDepthCm: 'p.package_depth_cm',
  packageWeightKg: 'p.package_weight_kg',
};

const items = (knex: Knex) =>
  knex('products as p').join('master_products as v', 'v.id', 'p.master_product_id');

/**
 * Whose eyes and when: names are in a language, the lowest price is of the 30 days until now, and what
 * was paid is seen by those who see purchase prices.
 */
export interface ItemReader {
  readonly language: Language;
  readonly now: Date;
  readonly user: { readonly permissions: readonly Permission[] } | null;
}

/** The lowest price in force at any moment of the last 30 days; null where there was none. */
const lowestPrice = `(
  select min(h.price) from price_history h where h.product_id = p.id and h.at >= coalesce((
    select max(b.at) from price_history b
    where b.product_id = p.id and b.at <= ?::timestamptz - interval '30 days'), '-infinity'))`;

/** What the latest prepared change makes of its price, where one waits for another person. */
const waitingPrice = `(
  select (w.price ->> 2)::integer
  from prepared_acts a cross join lateral jsonb_array_elements(a.payload -> 'prices') as w (price)
  where a.act = 'price_publish' and a.status = 'waiting' and a.expires_at > ?::timestamptz
    and a.payload ->> 'of' = 'goods' and (w.price ->> 0)::integer = p.id
  order by a.id desc limit 1)`;

const columnsOf = (knex: Knex, { language, now }: ItemReader) => [
  ...['p.id', 'p.version', 'p.condition', 'p.barcode', 'p.barem', 'p.price', 'v.code', 'v.ean'],
  {
    masterProductId: 'p.master_product_id',
    name: `v.name_${language}`,
    quality: 'p.grade',
    isOnSale: 'p.is_on_sale',
    soldAt: 'p.sold_at',
    boughtFor: 'p.bought_for',
  },
  knex.raw(`${lowestPrice} as "lowestPrice"`, [now]),
  knex.raw(`${waitingPrice} as "waitingPrice"`, [now]),
  knex.raw('p.reduced_at is not null as "isReduced"'),
  ...Object.entries(measures).map(([field, column]) =>
    knex.raw('??::double precision as ??', [column, field]),
  ),
  knex.raw(
    `json_build_object('onHand', ${pieces('on_hand')}, 'allocated', ${pieces('allocated')}) as stock`,
  ),
];

const toView = (
  { soldAt, boughtFor, ...item }: StoredItem,
  { user }: ItemReader,
): StockItemView => ({
  ...item,
  boughtFor: user?.permissions.includes('pricing.read') === true ? boughtFor : null,
  soldAt: soldAt?.toISOString() ?? null,
});

/** A stock item as staff see it; 404 where there is none. */
export async function loadStockItem(
  knex: Knex,
  id: number,
  reader: ItemReader,
): Promise<StockItemView> {
  const [row]: StoredItem[] = await items(knex)
    .where('p.id', id)
    .select(...columnsOf(knex, reader));
  if (!row) throw new Refusal(404, 'not_found');
  return toView(row, reader);
}

/** A page of them, by the name of their variant. */
export async function findStockItems(
  knex: Knex,
  { term, masterProductId, condition, offset, limit }: Asked,
  reader: ItemReader,
): Promise<z.output<typeof stockItemList.reply>> {
  const name = `v.name_${reader.language}`;
  const matching = items(knex);
  if (masterProductId !== undefined) void matching.where('p.master_product_id', masterProductId);
  if (condition !== undefined) void matching.where('p.condition', condition);
  if (term !== '') {
    const part = `%${escapeLike(term)}%`;
    void matching.where((any) => {
      for (const column of [name, 'v.code', 'v.ean', 'p.barcode']) {
        void any.orWhereRaw('?? ilike ?', [column, part]);
      }
    });
  }
  const [counted] = await matching.clone().count<{ count: number }[]>('p.id');
  if (!counted) throw new Error('a count has no row');
  const rows: StoredItem[] = await matching
    .orderBy([name, 'p.id'])
    .offset(offset)
    .limit(limit)
    .select(...columnsOf(knex, reader));
  return { count: counted.count, results: rows.map((row) => toView(row, reader)) };
}
