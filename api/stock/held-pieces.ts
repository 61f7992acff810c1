/**
 * Statements that promise pieces of a place to somebody, or let them go: `stock.allocated`. They are
 * parts of statements, as an order promises all its pieces in one. What is promised still lies in its
 * bin; it is no movement until it is picked.
 */

/**
 * Promises pieces of a relation with `product_id`, `place_id` and `quantity`, one row of each place.
 * Rows that have fewer free ones are left out; it returns what is left free.
 */
export const holdSql = (wanted: string): string => `
  update stock s set allocated = s.allocated + w.quantity from ${wanted} w
  where s.product_id = w.product_id and s.place_id = w.place_id
    and s.on_hand - s.allocated >= w.quantity
  returning s.product_id, s.place_id, s.on_hand, s.on_hand - s.allocated as free`;

/** Lets them go; their rows of stock are locked in the order of products and places before. */
export const letGoSql = (held: string): string => `
  with wanted as (
    select product_id, place_id, sum(quantity)::integer as quantity from ${held}
    group by product_id, place_id
  ),
  locked as (
    select s.product_id, s.place_id, wanted.quantity from stock s
    join wanted using (product_id, place_id)
    order by s.product_id, s.place_id for no key update of s
  )
  update stock s set allocated = s.allocated - locked.quantity from locked
  where s.product_id = locked.product_id and s.place_id = locked.place_id
  returning s.product_id, s.place_id, locked.quantity`;
