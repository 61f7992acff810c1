/**
 * SQL of what the ledger says of transfers (`own`, of which the caller says which), by product: what was sent, what of it came,
 * and what of that damaged. A movement that was taken back is outweighed by its inverse. What goes between the way and
 * the receiver's place counts as received; what is missing in the end was sent and did not come.
 */
export const netSql = (which: string): string => `
  select m.product_id, own.transit_id, min(m.id) as first_id,
    coalesce(sum(m.pieces) filter (where o.place_id is distinct from own.to_place_id
      and o.kind is distinct from 'missing'), 0)::int as sent,
    coalesce(-sum(m.pieces) filter (where o.place_id = own.to_place_id), 0)::int as received,
    coalesce(-sum(m.pieces) filter (where o.place_id = own.to_place_id
      and o.kind = 'damaged'), 0)::int as damaged
  from stock_transfers own
  cross join lateral (
    select id, product_id, from_id as other_id, quantity as pieces from stock_movements
      where to_id = own.transit_id
    union all
    select id, product_id, to_id, -quantity from stock_movements where from_id = own.transit_id
  ) m
  left join stock_locations o on o.id = m.other_id
  where ${which} group by m.product_id, own.id`;
