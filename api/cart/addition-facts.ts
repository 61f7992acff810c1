import type { Knex } from 'knex';
import type { CartBefore } from '#core/cart/check-addition.ts';
import type { RunningOffer } from '#core/cart/unit-prices.ts';
import type { StockFacts } from '#core/catalog/availability.ts';
import { conditionPlace } from '../catalog/order-sql.ts';
import { query } from '../platform/database/query.ts';
import { ownerValue, type CartOwner } from './cart-owner.ts';
import { cheapestOffer, stockFacts } from './product-rows.ts';

/** What is known of a product and of the cart that it is to go to. */
export interface AdditionFacts {
  readonly product_id: number;
  readonly is_on_sale: boolean;
  readonly is_single_unit: boolean;
  readonly price: number;
  readonly level_price: number | null;
  readonly offer: RunningOffer | null;
  readonly stock: StockFacts;
  readonly cart: CartBefore;
}

/** Of a variant, the offer that its page shows first: new before used, then the cheapest. */
export const firstOffer = (seoName: string): string => `(
    select q.id from products q join master_products w on w.id = q.master_product_id
    where w.seo_name = ${seoName} and q.is_on_sale and q.sold_at is null
    order by ${conditionPlace('q.condition')}, q.price, q.id
    limit 1)`;

const wantedProduct = { id: '$2::int', seoName: firstOffer('$2::text') } as const;

const ownCart = { visitor: "c.visitor_hash = decode($1, 'hex')", user: 'c.user_id = $1' } as const;

const levelPrice = {
  visitor: 'null::int',
  user: `(select l.price from user_profiles u
      join product_level_prices l on l.level_id = u.price_level_id and l.product_id = p.id
      where u.user_id = $1::int)`,
} as const;

const cartBefore = (owner: keyof typeof ownCart) => `
    select json_build_object('packages', count(*),
      'ofProduct', coalesce(sum(k.quantity) filter (where k.product_id = p.id), 0),
      'samePackage', coalesce(sum(k.quantity) filter (where k.product_id = p.id
        and k.configuration_key = $3), 0),
      'otherPayments', coalesce(json_agg(distinct coalesce(i.kind, 'at_once')) filter (
        where k.product_id <> p.id or k.configuration_key <> $3), '[]')) as json
    from carts c
    join cart_packages k on k.cart_id = c.id and k.removed_at is null
    left join installment_programs i on i.id = k.program_id
    where ${ownCart[owner]} and c.status = 'open'`;

const lying = `
    select coalesce(sum(s.on_hand - s.allocated) filter (where sp.store_id is null), 0)::int
        as warehouse,
      count(sp.store_id)::int as stores
    from stock s join stock_places sp on sp.id = s.place_id
    where s.product_id = p.id and s.on_hand > s.allocated`;

const factsSql = (owner: keyof typeof ownCart, product: keyof typeof wantedProduct) => `
  select p.id as product_id, p.is_on_sale and p.sold_at is null and v.is_active as is_on_sale,
    p.is_single_unit, p.price, ${levelPrice[owner]} as level_price,
    ${cheapestOffer('p', '$4')} as offer, ${stockFacts('p')} as stock, held.json as cart
  from products p
  join master_products v on v.id = p.master_product_id
  cross join lateral (${cartBefore(owner)}) held
  cross join lateral (${lying}) lying
  where p.id = ${wantedProduct[product]}`;

const statements = {
  visitor: { id: factsSql('visitor', 'id'), seoName: factsSql('visitor', 'seoName') },
  user: { id: factsSql('user', 'id'), seoName: factsSql('user', 'seoName') },
} as const;

/**
 * Reads what decides an addition: a stock item by its id or a variant by its `seo_name`, and what
 * the owner's open cart holds. Undefined for a product that does not exist.
 */
export async function findAdditionFacts(
  db: Knex,
  owner: CartOwner,
  product: number | string,
  { configurationKey, now }: { readonly configurationKey: string; readonly now: Date },
): Promise<AdditionFacts | undefined> {
  const ofOwner = statements['userId' in owner ? 'user' : 'visitor'];
  const sql = typeof product === 'number' ? ofOwner.id : ofOwner.seoName;
  const values = [ownerValue(owner).value, product, configurationKey, now];
  const [row] = await query<AdditionFacts>(db, sql, values);
  return row;
}
