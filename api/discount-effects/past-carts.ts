import type { Knex } from 'knex';
import type { PricingSituation } from '#core/discounts/cart-to-price.ts';
import type { CategoryTree } from '#core/discounts/overlapping.ts';
import type { PastCart, PastLine } from '#core/discounts/simulate-discount.ts';
import { query, type QueryValue } from '../platform/database/query.ts';
import { readPlaces } from './category-tree.ts';

interface StoredLine {
  readonly code: string;
  readonly kind: string;
  readonly unitPrice: number;
  readonly levelPrice: number | null;
  readonly quantity: number;
  /** Null of a cart, whose goods have today's rate. */
  readonly vatRate: number | null;
  readonly scheme: string;
  readonly cost: number | null;
}

interface StoredCart {
  readonly id: number;
  readonly at: Date;
  /** The same moment to the microsecond, which a Date has not. */
  readonly atText: string;
  readonly role: string | null;
  readonly groups: readonly string[];
  readonly hasCard: boolean;
  readonly codes: readonly { readonly discountId: number; readonly code: string }[];
  readonly lines: readonly StoredLine[];
}

/** A cart with its place in the order of time, from which the next page goes on. */
export interface FoundCart {
  readonly id: number;
  readonly atText: string;
  readonly cart: PastCart;
}

const customer = `
  u.role, coalesce(profile.customer_groups, '{}') as groups, c.isic_last4 is not null as "hasCard"`;

const ordersSql = (condition: string) => `
  select o.id, o.placed_at as at, o.placed_at::text as "atText", ${customer},
    (select coalesce(json_agg(json_build_object('discountId', d.discount_id, 'code', d.code)), '[]')
      from order_discounts d where d.order_id = o.id and d.code is not null) as codes,
    (select coalesce(json_agg(json_build_object('code', l.code, 'kind', l.kind,
        'unitPrice', l.unit_price, 'levelPrice', level.price, 'quantity', l.quantity,
        'vatRate', l.vat_rate, 'scheme', l.vat_scheme, 'cost', coalesce(l.bought_for, p.unit_cost))
        order by l.position), '[]')
      from order_lines l left join products p on p.id = l.product_id
      left join product_level_prices level
        on level.product_id = p.id and level.level_id = profile.price_level_id
      where l.order_id = o.id) as lines
  from orders o join carts c on c.id = o.cart_id left join users u on u.id = o.user_id
  left join user_profiles profile on profile.user_id = o.user_id
  where ${condition}`;

// A service is discounted only where it is named: of a cart that was left, its goods are enough.
const cartsSql = (condition: string) => `
  select c.id, c.updated_at as at, c.updated_at::text as "atText", ${customer},
    (select coalesce(json_agg(json_build_object('discountId', d.discount_id, 'code', d.code)), '[]')
      from cart_codes e join discount_codes d on d.id = e.code_id where e.cart_id = c.id) as codes,
    (select coalesce(json_agg(json_build_object('code', m.code, 'kind', 'goods',
        'unitPrice', p.price, 'levelPrice', level.price, 'quantity', lying.quantity, 'vatRate', null,
        'scheme', case when p.bought_for is null then 'standard' else 'margin' end,
        'cost', coalesce(p.bought_for, p.unit_cost)) order by lying.place, p.id), '[]')
      from (
        select k.id as place, k.product_id, k.quantity from cart_packages k
          where k.cart_id = c.id and k.removed_at is null
        union all
        select k.id, a.product_id, a.quantity from cart_packages k
          join cart_children a on a.package_id = k.id
          where k.cart_id = c.id and k.removed_at is null and a.product_id is not null
      ) lying
      join products p on p.id = lying.product_id
      join master_products m on m.id = p.master_product_id
      left join product_level_prices level
        on level.product_id = p.id and level.level_id = profile.price_level_id) as lines
  from carts c left join users u on u.id = c.user_id
  left join user_profiles profile on profile.user_id = c.user_id
  where c.status = 'open' and ${condition}`;

const pages = {
  order: `${ordersSql(`o.placed_at >= $1 and (o.placed_at, o.id) > ($2::timestamptz, $3)
    and o.status <> 'cancelled'`)} order by o.placed_at, o.id limit $4`,
  cart: `${cartsSql(`c.updated_at >= $1 and (c.updated_at, c.id) > ($2::timestamptz, $3)
    and exists (select 1 from cart_packages k where k.cart_id = c.id and k.removed_at is null)
  `)} order by c.updated_at, c.id limit $4`,
};

const oneOrder = ordersSql('o.id = $1');

export interface Market {
  readonly timeZone: string;
  /** Percent, of goods that are not in an order yet. */
  readonly vatRate: number;
  readonly ofCategory: CategoryTree['ofCategory'];
}

export const pageSize = 500;

/** A page of the orders or the open carts since a moment, in the order of time. */
export const pastCarts = (
  db: Knex,
  kind: PastCart['kind'],
  { since, after }: { readonly since: Date; readonly after: FoundCart | null },
  market: Market,
): Promise<FoundCart[]> =>
  read(
    db,
    kind,
    pages[kind],
    [since, after?.atText ?? since.toISOString(), after?.id ?? 0, pageSize],
    market,
  );

/** One order by its id; null where there is none. */
export const pastOrder = async (db: Knex, id: number, market: Market): Promise<FoundCart | null> =>
  (await read(db, 'order', oneOrder, [id], market))[0] ?? null;

async function read(
  db: Knex,
  kind: PastCart['kind'],
  sql: string,
  values: readonly QueryValue[],
  market: Market,
): Promise<FoundCart[]> {
  const rows = await query<StoredCart>(db, sql, values);
  const codes = rows.flatMap(({ lines }) => lines.map(({ code }) => code));
  const places = await readPlaces(db, codes, market.ofCategory);
  return rows.map((row) => ({
    id: row.id,
    atText: row.atText,
    cart: cartOf(kind, row, places, market),
  }));
}

function cartOf(
  kind: PastCart['kind'],
  row: StoredCart,
  places: CategoryTree['ofProduct'],
  market: Market,
): PastCart {
  const priceOf = (wanted: string) =>
    row.lines.find((line) => line.kind === wanted)?.unitPrice ?? 0;
  return {
    kind,
    shipping: priceOf('shipping'),
    paymentFee: priceOf('payment_fee'),
    lines: row.lines.flatMap((line, position) =>
      line.kind === 'shipping' || line.kind === 'payment_fee'
        ? []
        : [lineOf(line, String(position), places, market.vatRate)],
    ),
    situation: situationOf(row, market.timeZone),
  };
}

const lineOf = (
  { code, kind, scheme, vatRate, ...line }: StoredLine,
  id: string,
  places: CategoryTree['ofProduct'],
  rate: number,
): PastLine => ({
  ...line,
  id,
  productCode: code,
  kind: kind === 'goods' ? 'goods' : 'service',
  categories: places.get(code) ?? [],
  vatRate: vatRate ?? rate,
  scheme: scheme === 'margin' ? 'margin' : 'standard',
});

const situationOf = (
  { at, role, groups, hasCard, codes }: StoredCart,
  timeZone: string,
): PricingSituation => ({
  now: at,
  timeZone,
  customerGroups: new Set(role === null ? [] : [...groups, role]),
  entered: new Map(codes.map(({ discountId, code }) => [discountId, { code, usesLeft: null }])),
  hasStudentCard: hasCard,
});
