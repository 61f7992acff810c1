import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';

/*
 * What is put aside for an order at a place becomes its lines, each with the first bin on the walk that has the product;
 * several bins where none has enough. Who comes first takes the pieces: promised are the place's, not the bin's.
 */
const sql = `
  with wanted as (
    select p.id as pick_id, a.line_id, a.product_id, p.place_id, a.quantity
    from picks p
    join order_lines l on l.order_id = p.order_id
    join order_allocations a on a.line_id = l.id and a.place_id = p.place_id and a.state = 'held'
    where p.id = any($1::int[])
      and not exists (select from pick_lines k where k.pick_id = p.id)
  ),
  lying as (
    select w.pick_id, w.line_id, w.product_id, w.quantity, s.location_id, s.on_hand,
      sum(s.on_hand) over (partition by w.line_id, w.pick_id
        order by b.walk_order, b.code) - s.on_hand as before
    from wanted w
    join location_stock s on s.product_id = w.product_id
    join stock_locations b on b.id = s.location_id and b.kind = 'bin' and b.place_id = w.place_id
  ),
  planned as (
    select pick_id, line_id, product_id, location_id,
      least(on_hand, quantity - before)::int as quantity
    from lying where before < quantity
  ),
  missing as (
    select w.pick_id, w.line_id, w.product_id, d.id as location_id,
      w.quantity - coalesce((select sum(quantity) from planned p where p.pick_id = w.pick_id
        and p.line_id = w.line_id), 0)::int as quantity
    from wanted w join stock_locations d on d.place_id = w.place_id and d.is_default
  )
  insert into pick_lines (pick_id, line_id, product_id, bin_id, quantity)
  select pick_id, line_id, product_id, location_id, quantity from planned
  union all
  select pick_id, line_id, product_id, location_id, quantity from missing where quantity > 0`;

/** Plans where the pieces of claimed orders are fetched from; what was planned before stays. */
export const planLines = (trx: Knex, pickIds: readonly number[]): Promise<unknown[]> =>
  query(trx, sql, [pickIds]);
