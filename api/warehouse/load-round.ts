import type { Knex } from 'knex';
import type { PickLineStatus, PickRound } from '#core/warehouse/pick-round.ts';
import { query } from '../platform/database/query.ts';
import { alikeOf } from './replacements/choices.ts';

/** A row of `pick_rounds`. */
export interface RoundRow {
  readonly id: number;
  readonly placeId: number;
  readonly pickerId: number;
  readonly leaseUntil: Date;
  readonly endedAt: Date | null;
  readonly heldLineId: number | null;
  readonly heldPassportId: number | null;
  /** The line for which another colour or grade is to be scanned. */
  readonly replacingLineId: number | null;
}

const columns = `id, place_id as "placeId", picker_id as "pickerId", lease_until as "leaseUntil",
  ended_at as "endedAt", held_line_id::int as "heldLineId", held_passport_id as "heldPassportId",
  replacing_line_id::int as "replacingLineId"`;

/** Locks a walk, so that two scans of it come one after the other; undefined where there is none. */
export async function lockRound(trx: Knex, id: number): Promise<RoundRow | undefined> {
  const sql = `select ${columns} from pick_rounds where id = $1 for no key update`;
  const [row] = await query<RoundRow>(trx, sql, [id]);
  return row;
}

export async function openRoundOf(db: Knex, pickerId: number): Promise<RoundRow | undefined> {
  const sql = `select ${columns} from pick_rounds where picker_id = $1 and ended_at is null`;
  const [row] = await query<RoundRow>(db, sql, [pickerId]);
  return row;
}

interface PickRow {
  readonly id: number;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly slot: number;
  readonly crates: readonly string[];
  readonly status: 'open' | 'cancelled';
}

// Cancelled ones stay in sight until the walk ends: the picker has to hear of them.
const picksSql = `
  select p.id, p.order_id as "orderId", o.number as "orderNumber", coalesce(p.slot, 1) as slot,
    array(select c.code from crate_bindings b join stock_locations c on c.id = b.crate_id
      where b.pick_id = p.id order by b.bound_at, b.crate_id) as crates,
    case when p.status = 'cancelled' then 'cancelled' else 'open' end as status
  from picks p join orders o on o.id = p.order_id
  where p.round_id = $1
  order by p.slot, p.id`;

export interface LineRow {
  readonly id: number;
  readonly pickId: number;
  readonly productId: number;
  readonly binId: number;
  readonly bin: string;
  readonly zone: string;
  readonly rack: string;
  readonly quantity: number;
  readonly picked: number;
  readonly status: PickLineStatus;
  readonly needsSerial: boolean;
  readonly unitIds: readonly number[];
}

// A device is told apart by its number: a used piece, or where all pieces in the bin are known by theirs.
const linesSql = `
  select l.id::int as id, l.pick_id as "pickId", l.product_id as "productId", l.bin_id as "binId",
    b.code as bin, coalesce(b.zone, '') as zone, coalesce(b.rack, '') as rack, l.quantity, l.status,
    count(c.id)::int as picked,
    coalesce(array_agg(c.passport_id) filter (where c.passport_id is not null), '{}') as "unitIds",
    coalesce((select s.with_serial = s.on_hand from location_stock s
      where s.product_id = l.product_id and s.location_id = l.bin_id), false) as "needsSerial"
  from pick_lines l
  join picks p on p.id = l.pick_id
  join stock_locations b on b.id = l.bin_id
  left join pick_pieces c on c.pick_line_id = l.id
  where p.round_id = $1
  group by l.id, b.id
  order by b.walk_order, b.code, l.id`;

export interface LoadedRound {
  readonly row: RoundRow;
  readonly picks: readonly PickRow[];
  readonly lines: readonly LineRow[];
  /** As the core knows it. */
  readonly round: PickRound;
}

async function replacingOf(
  db: Knex,
  { replacingLineId: lineId }: RoundRow,
): Promise<PickRound['replacing']> {
  return lineId === null ? null : { lineId, productIds: await alikeOf(db, lineId) };
}

/** Reads a walk with its orders and lines: two statements, however many there are. */
export async function loadRound(db: Knex, row: RoundRow): Promise<LoadedRound> {
  const picks = await query<PickRow>(db, picksSql, [row.id]);
  const lines = await query<LineRow>(db, linesSql, [row.id]);
  const inHand =
    row.heldLineId === null ? null : { lineId: row.heldLineId, unitId: row.heldPassportId };
  return {
    row,
    picks,
    lines,
    round: { picks, lines, inHand, replacing: await replacingOf(db, row) },
  };
}
