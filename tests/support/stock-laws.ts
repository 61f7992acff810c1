import type { Knex } from 'knex';

interface Law {
  /** What must hold; each row of the answer is somewhere where it does not. */
  readonly rule: string;
  readonly sql: string;
}

/** What holds of the stock at every moment, whoever wrote it (T-WH-13). */
export const stockLaws: readonly Law[] = [
  {
    rule: 'what lies where is the sum of its movements',
    sql: `select coalesce(s.product_id, m.product_id) as product_id, s.on_hand, m.pieces
      from location_stock s full join (
        select product_id, location_id, sum(pieces) as pieces from (
          select product_id, to_id as location_id, quantity as pieces from stock_movements
          union all select product_id, from_id, -quantity from stock_movements
        ) each where location_id is not null group by 1, 2 having sum(pieces) <> 0
      ) m using (product_id, location_id)
      where s.on_hand is distinct from m.pieces`,
  },
  {
    rule: 'a place has to sell what lies in its bins, crates and parcels',
    sql: `select coalesce(s.product_id, m.product_id) as product_id, s.on_hand, m.pieces
      from stock s full join (
        select product_id, place_id, sum(on_hand) as pieces from location_stock
        join stock_locations l on l.id = location_id
        where l.kind in ('bin', 'crate', 'parcel') group by 1, 2
      ) m using (product_id, place_id)
      where coalesce(s.on_hand, 0) <> coalesce(m.pieces, 0)`,
  },
  {
    rule: 'no more is promised than lies there',
    sql: 'select product_id, place_id from stock where allocated not between 0 and on_hand',
  },
  {
    rule: 'nothing lies anywhere less than not at all',
    sql: 'select product_id, location_id from location_stock where on_hand < 1',
  },
  {
    rule: 'every device is where its last movement brought it',
    sql: `select passport_id, u.location_id, m.to_id from stock_units u full join (
        select distinct on (passport_id) passport_id, to_id, product_id from stock_movements
        where passport_id is not null order by passport_id, id desc
      ) m using (passport_id)
      where u.location_id is distinct from m.to_id or u.product_id is distinct from m.product_id`,
  },
  {
    rule: 'devices of a product at a location are counted among its pieces',
    sql: `select coalesce(s.product_id, u.product_id) as product_id, s.with_serial, u.devices
      from (select * from location_stock where with_serial > 0) s full join (
        select product_id, location_id, count(*) as devices from stock_units
        where location_id is not null group by 1, 2
      ) u using (product_id, location_id)
      where s.with_serial is distinct from u.devices`,
  },
];

/** The laws that do not hold, with rows that show it. */
export async function brokenStockLaws(knex: Knex): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const { rule, sql } of stockLaws) {
    const { rows } = await knex.raw<{ rows: unknown[] }>(sql);
    if (rows.length > 0) broken.push(`${rule}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  return broken;
}
