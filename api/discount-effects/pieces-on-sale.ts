import type { Knex } from 'knex';
import { namesNothing, type Discount } from '#core/discounts/discount.ts';
import type { PastLine } from '#core/discounts/simulate-discount.ts';
import { query } from '../platform/database/query.ts';
import { readPlaces } from './category-tree.ts';
import type { Market } from './past-carts.ts';

interface PieceRow {
  readonly id: number;
  readonly code: string;
  readonly name: { readonly cs: string; readonly ro: string };
  readonly price: number;
  readonly cost: number;
  readonly isMargin: boolean;
}

/** What is on sale, of what the discount may name, with a cost that is known. */
export type PieceOnSale = PastLine & Pick<PieceRow, 'name'>;

const sql = `
  select p.id, m.code, json_build_object('cs', m.name_cs, 'ro', m.name_ro) as name, p.price,
    coalesce(p.bought_for, p.unit_cost) as cost, p.bought_for is not null as "isMargin"
  from products p join master_products m on m.id = p.master_product_id
  where p.is_on_sale and m.is_active and p.sold_at is null
    and coalesce(p.bought_for, p.unit_cost) is not null
    and ($1 or m.code = any($2) or exists (
      select 1 from master_product_categories c
      where c.master_product_id = m.id and c.category_id = any($3::int[])))`;

export async function piecesOnSale(
  db: Knex,
  { scope }: Pick<Discount, 'scope'>,
  { vatRate, ofCategory }: Market,
): Promise<PieceOnSale[]> {
  // A category stands for all below it.
  const within = [...ofCategory].flatMap(([id, line]) =>
    line.some((above) => scope.categories.includes(above)) ? [Number(id)] : [],
  );
  const rows = await query<PieceRow>(db, sql, [namesNothing(scope), scope.products, within]);
  const codes = rows.map(({ code }) => code);
  const places = await readPlaces(db, codes, ofCategory);
  return rows.map(({ id, code, name, price, cost, isMargin }) => ({
    id: String(id),
    name,
    productCode: code,
    categories: places.get(code) ?? [],
    kind: 'goods',
    unitPrice: price,
    levelPrice: null,
    quantity: 1,
    vatRate,
    scheme: isMargin ? 'margin' : 'standard',
    cost,
  }));
}
