import type { Knex } from 'knex';
import { differenceOf } from '#core/warehouse/stocktake.ts';
import { query } from '../../platform/database/query.ts';

/** How a stock item in a bin is not as the books say. */
export interface BinDifference {
  readonly productId: number;
  /** Pieces without numbers: more (+) or less (−). */
  readonly plain: number;
  /** Devices that were counted and lie somewhere else by the books. */
  readonly foundUnits: readonly number[];
  /** Devices that the books have here and nobody found. */
  readonly lostUnits: readonly number[];
}

interface Row {
  readonly productId: number;
  readonly atStart: number;
  readonly now: number;
  readonly counted: number;
  readonly moved: readonly number[];
  readonly unitsAtStart: readonly number[];
  readonly unitsNow: readonly number[];
  readonly unitsCounted: readonly number[];
}

const sql = `
  with of as (
    select b.id, b.location_id, b.last_movement,
      case when b.status in ('recounting', 'to_book') then 2 else 1 end as round
    from stocktake_bins b where b.id = $1
  ),
  items as (
    select k.product_id from stocktake_books k, of where k.bin_id = of.id and k.round = of.round
    union select c.product_id from stocktake_counts c, of where c.bin_id = of.id and c.round = of.round
    union select s.product_id from location_stock s, of where s.location_id = of.location_id
  )
  select i.product_id as "productId", coalesce(k.plain, 0) as "atStart",
    coalesce(k.passport_ids, '{}') as "unitsAtStart",
    coalesce((select s.on_hand - s.with_serial from location_stock s
      where s.product_id = i.product_id and s.location_id = of.location_id), 0)::int as now,
    coalesce((select sum(c.quantity) from stocktake_counts c where c.bin_id = of.id
      and c.round = of.round and c.product_id = i.product_id and c.passport_id is null), 0)::int
      as counted,
    array(select case when m.to_id = of.location_id then m.quantity else -m.quantity end
      from stock_movements m where m.product_id = i.product_id and m.passport_id is null
        and m.id > of.last_movement and of.location_id in (m.from_id, m.to_id)
      order by m.id) as moved,
    array(select u.passport_id from stock_units u
      where u.product_id = i.product_id and u.location_id = of.location_id order by 1) as "unitsNow",
    array(select c.passport_id from stocktake_counts c where c.bin_id = of.id and c.round = of.round
      and c.product_id = i.product_id and c.passport_id is not null order by 1) as "unitsCounted"
  from items i cross join of
  left join stocktake_books k on k.bin_id = of.id and k.round = of.round
    and k.product_id = i.product_id
  order by i.product_id`;

/** Where the last count of a bin differs from the books, with what moved since it began reckoned in. */
export async function binDifferences(db: Knex, binId: number): Promise<readonly BinDifference[]> {
  const rows = await query<Row>(db, sql, [binId]);
  return rows.map((row) => differenceOfRow(row)).filter(isDifferent);
}

const isDifferent = ({ plain, foundUnits, lostUnits }: BinDifference): boolean =>
  plain !== 0 || foundUnits.length + lostUnits.length > 0;

function differenceOfRow(row: Row): BinDifference {
  const { productId, atStart, counted, now, moved } = row;
  // What was written while the count began has a number below it; the books of now tell of it.
  const unseen = now - moved.reduce((sum, change) => sum + change, atStart);
  const plain = differenceOf({ productId, atStart, counted, moved: [...moved, unseen] });
  // A device that left or came meanwhile is nobody's mistake.
  const lostUnits = row.unitsNow.filter(
    (unit) => row.unitsAtStart.includes(unit) && !row.unitsCounted.includes(unit),
  );
  const foundUnits = row.unitsCounted.filter(
    (unit) => !row.unitsNow.includes(unit) && !row.unitsAtStart.includes(unit),
  );
  return { productId, plain, foundUnits, lostUnits };
}
