import type { Knex } from 'knex';
import type { z } from 'zod';
import type { receivingEndpoints } from '#core/contract/receiving.ts';
import type { Language } from '#core/market/market.ts';
import { query } from '../../platform/database/query.ts';
import { ownPlace, type AtStore } from './receiving-places.ts';

export type PutAwayView = z.output<(typeof receivingEndpoints)['put-away']['reply']>;

/**
 * What waits for a bin at a place: all that lies at its receiving desk, and of its own bin the devices that were bought, came
 * back or came from another place and that nobody has put anywhere yet; a place with no other bin has nowhere else for them.
 */
export const waitingSql = `
  select s.product_id, s.location_id, s.on_hand, s.with_serial
  from stock_locations l join location_stock s on s.location_id = l.id
  where l.place_id = $1 and l.kind = 'desk'
  union all
  select s.product_id, s.location_id, s.on_hand, s.with_serial
  from (
    select distinct m.product_id, m.to_id from stock_locations l
    join stock_movements m on m.to_id = l.id and m.why in ('bought_back', 'returned', 'transferred')
    where l.place_id = $1 and l.is_default and exists (select from stock_locations b
      where b.place_id = $1 and b.kind = 'bin' and b.is_open and not b.is_default)
  ) came
  join location_stock s on s.product_id = came.product_id and s.location_id = came.to_id
  where (select m.why in ('bought_back', 'returned', 'transferred') from stock_movements m
    where m.product_id = s.product_id and m.to_id = s.location_id order by m.id desc limit 1)`;

/**
 * The bin in which a product lies already, else an empty one near the bins of its family, else any empty one; the place's own
 * where it has no other.
 */
const binSql = (product: string): string => `
  coalesce(
    (select b.code from location_stock k join stock_locations b on b.id = k.location_id
      where k.product_id = ${product} and b.place_id = $1 and b.kind = 'bin' and b.is_open
        and not b.is_default
      order by k.on_hand desc, b.walk_order, b.code limit 1),
    (select b.code from stock_locations b
      where b.place_id = $1 and b.kind = 'bin' and b.is_open and not b.is_default
        and not exists (select from location_stock k where k.location_id = b.id)
      order by abs(b.walk_order - coalesce((
        select n.walk_order from location_stock k join stock_locations n on n.id = k.location_id
        join products sp on sp.id = k.product_id
        join master_products sv on sv.id = sp.master_product_id
        where sv.meta_master_id = (select ov.meta_master_id from products op
            join master_products ov on ov.id = op.master_product_id where op.id = ${product})
          and n.place_id = $1 and n.kind = 'bin' and not n.is_default
        order by k.on_hand desc, n.id limit 1), 0)), b.code limit 1),
    (select b.code from stock_locations b where b.place_id = $1 and b.is_default
      and not exists (select from stock_locations o
        where o.place_id = $1 and o.kind = 'bin' and o.is_open and not o.is_default)))`;

const named = `v.code, case when $2 = 'ro' then v.name_ro else v.name_cs end as name`;
const listSql = `
  select w.product_id as "productId", ${named}, p.grade, w.on_hand as quantity,
    w.with_serial = w.on_hand as "needsSerial", f.code as from, ${binSql('w.product_id')} as bin
  from (${waitingSql}) w
  join stock_locations f on f.id = w.location_id
  join products p on p.id = w.product_id join master_products v on v.id = p.master_product_id
  order by f.is_default, v.code, p.id limit 200`;
const handSql = `
  select h.product_id as "productId", ${named}, h.quantity, ${binSql('h.product_id')} as bin
  from put_away_hands h join products p on p.id = h.product_id
  join master_products v on v.id = p.master_product_id
  where h.place_id = $1 and h.staff_id = $3`;

interface Reader extends AtStore {
  readonly staffId: number;
  readonly language: Language;
}

export async function putAwayView(
  db: Knex,
  { staffId, language, storeId }: Reader,
): Promise<PutAwayView> {
  const placeId = await ownPlace(db, { storeId });
  const waiting = await query<PutAwayView['waiting'][number]>(db, listSql, [placeId, language]);
  const [carried] = await query<NonNullable<PutAwayView['carried']>>(db, handSql, [
    placeId,
    language,
    staffId,
  ]);
  return { placeId, waiting, carried: carried ?? null };
}
