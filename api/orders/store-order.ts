import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';

/** Everything that an order is made of, as rows of their tables; shapes are the tables' own. */
export interface OrderRows {
  /** Each column has a value of its own: one that is left out would be stored as null. */
  readonly order: Readonly<Record<OrderColumn, unknown>>;
  readonly lines: readonly object[];
  /** `line` is the position of the line. */
  readonly units: readonly {
    readonly line: number;
    readonly position: number;
    readonly net: number;
  }[];
  readonly discounts: readonly object[];
  readonly buybacks: readonly object[];
  readonly contracts: readonly object[];
}

const orderColumnNames = [
  'number',
  'code',
  'token',
  'request_digest',
  'cart_id',
  'cart_digest',
  'user_id',
  'customer_kind',
  'e_mail',
  'language',
  'status',
  'payment_status',
  'payment_code',
  'delivery_code',
  'total',
  'buyback_credit',
  'bonus_credit',
  'due',
  'payout',
  'billing_address',
  'delivery_address',
  'place',
  'store_id',
  'timeslot_id',
  'note',
  'arrives_from',
  'arrives_to',
  'placed_at',
  'release_at',
  'mail_check',
  'placed_by',
  'payment_days',
] as const;
type OrderColumn = (typeof orderColumnNames)[number];
const orderColumns = orderColumnNames.join(', ');

const lineColumns = [
  ...['position', 'parent_position', 'kind', 'product_id', 'add_on_id', 'limited_offer_id', 'code'],
  ...['name', 'details', 'quantity', 'unit_price', 'net', 'vat_scheme', 'vat_rate', 'bought_for'],
].join(', ');

const rowsOf = (table: string, value: string) =>
  `jsonb_populate_recordset(null::${table}, ${value}::jsonb)`;

// One round trip for all tables: the rows of the stock are not locked yet, the cart is.
const storeSql = `
  with placed as (
    insert into orders (${orderColumns})
    select ${orderColumns} from jsonb_populate_record(null::orders, $1::jsonb)
    returning id, cart_id, user_id, number, placed_at, placed_by, status
  ),
  lines as (
    insert into order_lines (order_id, ${lineColumns})
    select placed.id, ${lineColumns.replace(/(\w+)/g, 'r.$1')}
    from placed, ${rowsOf('order_lines', '$2')} r
    returning id, order_id, position, product_id
  ),
  units as (
    insert into order_units (order_id, line_id, position, net)
    select lines.order_id, lines.id, u.position, u.net
    from jsonb_to_recordset($3::jsonb) as u (line smallint, position smallint, net integer)
    join lines on lines.position = u.line
  ),
  discounts as (
    insert into order_discounts
      (order_id, discount_id, code_id, code, name, saved, lines, redeemed_at)
    select placed.id, r.discount_id, r.code_id, r.code, r.name, r.saved, r.lines, placed.placed_at
    from placed, ${rowsOf('order_discounts', '$4')} r
  ),
  buybacks as (
    insert into order_buybacks (order_id, buyback_id, kind, amount)
    select placed.id, r.buyback_id, r.kind, r.amount
    from placed, ${rowsOf('order_buybacks', '$5')} r
  ),
  contracts as (
    insert into installment_contracts
      (order_id, program_id, arrange_type, plan, price, expires_at, changed_at)
    select placed.id, r.program_id, r.arrange_type, r.plan, r.price, r.expires_at, placed.placed_at
    from placed, ${rowsOf('installment_contracts', '$6')} r
  ),
  events as (
    insert into order_events (order_id, from_status, to_status, actor, staff_id, at)
    select id, null, status, case when placed_by is null then 'customer' else 'staff' end,
      placed_by, placed_at from placed
  ),
  bought as (
    insert into purchases (user_id, master_product_id, order_reference, bought_at)
    select distinct placed.user_id, p.master_product_id, placed.number, placed.placed_at
    from placed join lines on true join products p on p.id = lines.product_id
    where placed.user_id is not null
  ),
  done as (
    update carts set status = 'ordered', updated_at = placed.placed_at
    from placed where carts.id = placed.cart_id
  )
  select placed.id, (select jsonb_object_agg(position, id) from lines) as lines from placed`;

export interface StoredOrder {
  readonly id: number;
  /** Ids of the lines by their positions. */
  readonly lines: Readonly<Record<string, number>>;
}

/** Stores an order with all its rows and closes its cart, in one statement. */
export async function storeOrder(trx: Knex, rows: OrderRows): Promise<StoredOrder> {
  const { order, lines, units, discounts, buybacks, contracts } = rows;
  const values = [order, lines, units, discounts, buybacks, contracts].map((each) =>
    JSON.stringify(each),
  );
  const [stored] = await query<StoredOrder>(trx, storeSql, values);
  if (!stored) throw new Error('an order was not stored');
  return stored;
}
