import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { endOffers } from '../../picks/end-offers.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { promiseAgain } from '../promise-again.ts';
import { lockPick } from './load-desk.ts';

interface ShortRow {
  readonly pickId: number;
  readonly orderNumber: string;
  readonly pickedAt: Date | null;
  readonly ready: number;
  readonly missing: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly free: number;
  }[];
}

// What the order's promise still covers counts as free for it.
const listSql = `
  select p.id as "pickId", o.number as "orderNumber", p.picked_at as "pickedAt",
    (select count(*)::int from pick_pieces c join pick_lines l on l.id = c.pick_line_id
      where l.pick_id = p.id and c.packed_at is null) as ready,
    (select coalesce(json_agg(json_build_object(
        'name', case when $1 = 'ro' then v.name_ro else v.name_cs end,
        'quantity', l.quantity - (select count(*) from pick_pieces c where c.pick_line_id = l.id),
        'free', coalesce(s.on_hand - s.allocated, 0)) order by l.id), '[]')
      from pick_lines l join products g on g.id = l.product_id
      join master_products v on v.id = g.master_product_id
      left join stock s on s.product_id = l.product_id and s.place_id = p.place_id
      where l.pick_id = p.id and l.status in ('not_found', 'needs_replacement')) as missing
  from picks p join orders o on o.id = p.order_id
  where p.status = 'short' order by p.promised_at nulls last, p.placed_at, p.id limit 200`;

/** Orders of which something was not found. */
export async function shortPicks(db: Knex, language: Language) {
  const rows = await query<ShortRow>(db, listSql, [language]);
  return {
    picks: rows.map(({ missing, pickedAt, ...row }) => ({
      ...row,
      pickedAt: pickedAt?.toISOString() ?? null,
      missing: [...missing],
    })),
  };
}

/** What a supervisor decides of an order of which something was not found. */
export async function decideShort(
  trx: Knex.Transaction,
  pickId: number,
  to: 'queue' | 'split',
  now: Date,
): Promise<{ readonly status: 'waiting' | 'picked' }> {
  if ((await lockPick(trx, pickId)) !== 'short') throw new Refusal(409, 'pick_not_short');
  if (to === 'split') {
    const sql = `select c.id from pick_pieces c join pick_lines l on l.id = c.pick_line_id
      where l.pick_id = $1 and c.packed_at is null limit 1`;
    if ((await query(trx, sql, [pickId])).length === 0) throw new Refusal(409, 'nothing_to_split');
    await query(trx, "update picks set status = 'picked' where id = $1", [pickId]);
    return { status: 'picked' };
  }
  await planAgain(trx, pickId, now);
  const back = `update picks set status = 'waiting', round_id = null, slot = null, skips = 0,
    skipped_at = null, picked_at = null where id = $1`;
  await query(trx, back, [pickId]);
  return { status: 'waiting' };
}

interface MissingLine {
  readonly id: number;
  readonly lineId: number;
  readonly productId: number;
  readonly placeId: number;
  /** What its order line wants of the product here, and what is put aside for it. */
  readonly wanted: number;
  readonly held: number;
}

const missingSql = `
  select l.id::int as id, l.line_id::int as "lineId", l.product_id as "productId",
    p.place_id as "placeId",
    (select sum(k.quantity)::int from pick_lines k where k.pick_id = p.id
      and k.line_id = l.line_id and k.product_id = l.product_id) as wanted,
    coalesce((select sum(a.quantity)::int from order_allocations a where a.line_id = l.line_id
      and a.product_id = l.product_id and a.place_id = p.place_id and a.state = 'held'), 0) as held
  from pick_lines l join picks p on p.id = l.pick_id
  where p.id = $1 and l.status in ('not_found', 'needs_replacement')
  order by l.product_id, l.id`;
const planSql = `
  update pick_lines l set status = 'waiting', bin_id = coalesce((
    select s.location_id from location_stock s
    join stock_locations b on b.id = s.location_id and b.kind = 'bin' and b.place_id = $2
    where s.product_id = l.product_id and s.on_hand > 0
    order by b.walk_order, b.code limit 1), l.bin_id)
  where l.id = $1`;

/** Promises the missing pieces to the order anew and says where they lie; refuses where there are none. */
async function planAgain(trx: Knex, pickId: number, now: Date): Promise<void> {
  const lines = await query<MissingLine>(trx, missingSql, [pickId]);
  const pickLineIds = lines.map(({ id }) => id);
  await endOffers(trx, { pickLineIds, to: 'withdrawn', now });
  const promised = new Set<string>();
  for (const { id, lineId, productId, placeId, wanted, held } of lines) {
    const name = `${String(lineId)}:${String(productId)}`;
    const quantity = promised.has(name) ? 0 : wanted - held;
    promised.add(name);
    const isHeld = await promiseAgain(trx, { lineId, productId, placeId, quantity });
    if (!isHeld) throw new Refusal(409, 'still_missing');
    await query(trx, planSql, [id, placeId]);
  }
}
