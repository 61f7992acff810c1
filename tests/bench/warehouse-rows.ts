import type { Knex } from 'knex';
import { setStock } from '#tests/support/factories/stock.ts';

/** What a warehouse's people scan in a bench. */
export interface BenchFloor {
  readonly placeId: number;
  /** Stock items that the open orders are made of, with plenty of each left to sell. */
  readonly products: readonly number[];
}

const plenty = 1_000_000;
const orderedProducts = 200;

const productsSql = `
  select p.id from products p join stock s on s.product_id = p.id and s.place_id = :place
  where p.condition = 'new' and not p.is_single_unit and p.is_on_sale
    and p.price between 100 and 3000 order by p.id limit :most`;

// Two pieces of two products each; rows of one number belong together.
const ordersSql = `
  with made as (
    select n, nextval(pg_get_serial_sequence('carts', 'id')) as cart,
      nextval(pg_get_serial_sequence('orders', 'id')) as id
    from generate_series(:from::int, :to::int) n
  ),
  basket as (
    insert into carts (id, visitor_hash, status)
    select cart, decode(md5('bench' || n), 'hex'), 'ordered' from made
  ),
  placed as (
    insert into orders (id, number, code, token, request_digest, cart_id, cart_digest,
      customer_kind, e_mail, language, status, payment_status, payment_code, delivery_code, total,
      due, billing_address, placed_at, paid_at, handed_over_at, delivered_at, closed_at)
    select id, '8' || lpad(n::text, 9, '0'), 'bench-' || md5('c' || n), 'bench-' || md5('t' || n), '\\x00',
      cart, 'x', 'guest', 'mereni' || n || '@posta.example', 'cs', :status, 'paid', 'card', 'courier',
      4000, 4000, jsonb_build_object('firstName', 'Jan', 'lastName', 'Měřený', 'street', 'Dlouhá 5'),
      placed_at, placed_at, done, done, done
    from made, lateral (select case when :days::int is null then now() - make_interval(secs => 600000000.0 / (100 + n))
        else now() - make_interval(mins => n % (:days::int * 1440)) end as placed_at) a,
      lateral (select case when :isClosed then placed_at end as done) b
  )
  insert into order_lines (order_id, position, kind, product_id, code, name, quantity, unit_price,
    net, vat_scheme, vat_rate)
  select id, p, 'goods', (:products::int[])[1 + (n * 2 + p) % :count], 'MERENI',
    '{"cs": "Kryt", "ro": "Husă"}', 2, 1000, 2000, 'standard', 21
  from made, generate_series(1, 2) p`;

const heldSql = `
  insert into order_allocations (line_id, product_id, place_id, quantity, state)
  select l.id, l.product_id, :place, l.quantity, 'held'
  from order_lines l join orders o on o.id = l.order_id where o.code like 'bench-%' and o.status = 'confirmed'`;
const promisedSql = `
  update stock s set allocated = s.allocated + held.pieces from (
    select a.product_id, sum(a.quantity) as pieces from order_allocations a
    join order_lines l on l.id = a.line_id join orders o on o.id = l.order_id
    where o.code like 'bench-%' group by a.product_id
  ) held where s.product_id = held.product_id and s.place_id = :place`;
const queuedSql = `
  insert into picks (order_id, place_id, placed_at, promised_at)
  select id, :place, placed_at, placed_at + interval '1 day' from orders
  where code like 'bench-%' and status = 'confirmed'`;

const rowsAtOnce = 50_000;

/** Open and closed orders by the hundred thousand, made by SQL; a kept database has them from before. */
export async function fillWarehouse(
  knex: Knex,
  wanted: {
    readonly open: number;
    readonly closed: number;
    /** Days over which orders are placed evenly; most of them lately without it. */
    readonly days?: number;
  },
): Promise<BenchFloor> {
  const places: number[] = await knex('stock_places')
    .whereNull('store_id')
    .orderBy('id')
    .pluck('id');
  const placeId = places[0] ?? 0;
  const found = await knex.raw<{ rows: { id: number }[] }>(productsSql, {
    place: placeId,
    most: orderedProducts,
  });
  const products = found.rows.map(({ id }) => id);
  const floor = { placeId, products };
  const there: unknown = await knex('orders').whereLike('code', 'bench-%').first('id');
  if (there !== undefined) return floor;
  for (const product_id of products) {
    await setStock(knex, { product_id, place_id: placeId }, { on_hand: plenty });
  }
  const insert = async (first: number, count: number, status: string) => {
    for (let from = first; from < first + count; from += rowsAtOnce) {
      const to = Math.min(from + rowsAtOnce, first + count) - 1;
      const isClosed = status === 'delivered';
      const of = { status, isClosed, products, count: products.length, days: wanted.days ?? null };
      await knex.raw(ordersSql, { from, to, ...of });
    }
  };
  await insert(1, wanted.closed, 'delivered');
  await insert(wanted.closed + 1, wanted.open, 'confirmed');
  for (const sql of [heldSql, promisedSql, queuedSql]) await knex.raw(sql, { place: placeId });
  await knex.raw('vacuum (analyze)');
  return floor;
}
