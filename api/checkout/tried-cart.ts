import type { Knex } from 'knex';
import type { CartRow } from '../cart/cart-row.ts';
import type { PackageRow } from '../cart/package-rows.ts';
import { priceRows, type PricedStoredCart } from '../cart/priced-cart.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';

/** A cart that staff only think of: what would lie in it, and at whose prices. */
export interface CartToTry {
  readonly items: readonly { readonly product: number; readonly pieces: number }[];
  readonly level: number | null;
}

const packageOf = ({ product, pieces }: CartToTry['items'][number], at: number): PackageRow => ({
  id: at + 1,
  product_id: product,
  quantity: pieces,
  configuration_key: '',
  seen_price: null,
  program: null,
  buyback: null,
  children: [],
});

/** No cart of the database has this number, so that nothing is found of what somebody chose. */
const noCart = 0;

const factsSql = `
  select $1::int is null or exists (select from price_levels where id = $1) as is_level,
    (select code from price_levels where id = $1) as level_code,
    (select min(m.free_from) from delivery_methods m where m.is_active) as least_free_from,
    (select b.version from discount_book b) as book_version`;

/** Prices a cart that is stored nowhere, by the same steps as a customer's; refuses a price level that there is none of. */
export async function priceTriedCart(
  db: Knex,
  deps: Pick<Dependencies, 'market'>,
  { items, level }: CartToTry,
  { language, now }: Pick<RequestContext, 'language' | 'now'>,
): Promise<PricedStoredCart> {
  type Facts = Pick<CartRow, 'least_free_from' | 'level_code' | 'book_version'> & {
    readonly is_level: boolean;
  };
  const [facts] = await query<Facts>(db, factsSql, [level]);
  if (facts?.is_level === false) throw new FieldRefusal({ level: ['invalid_value'] });
  const row: CartRow = {
    id: noCart,
    user_id: null,
    token: null,
    version: 1,
    isic_last4: null,
    store_id: null,
    customer_groups: [],
    codes: [],
    bonus: null,
    bonus_terms: null,
    delivery: null,
    payment: null,
    place: null,
    timeslot: null,
    least_free_from: facts?.least_free_from ?? null,
    level_id: level,
    payment_days: 0,
    level_code: facts?.level_code ?? null,
    book_version: facts?.book_version ?? null,
  };
  const packages = items.map((item, at) => packageOf(item, at));
  return priceRows(db, deps, { row, packages }, { language, now, user: null });
}
