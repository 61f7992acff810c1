import type { Knex } from 'knex';
import type { PickOutcome } from '#core/warehouse/pick-outcomes.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { refreshCardsJobName } from '../read-models/families-changed.ts';
import { moveStock } from '../stock/move-stock.ts';
import { letGoSql } from '../stock/held-pieces.ts';
import type { DoneEvent, PickAct } from './pick-act.ts';
import { addTask } from '../picks/add-task.ts';

interface Lying {
  readonly onHand: number;
  readonly allocated: number;
  readonly inBin: number;
  readonly family: number;
}

const lockSql = `
  select s.on_hand as "onHand", s.allocated, coalesce(b.on_hand, 0) as "inBin",
    v.meta_master_id as family
  from stock s
  join products p on p.id = s.product_id join master_products v on v.id = p.master_product_id
  left join lateral (select on_hand from location_stock b
    where b.product_id = s.product_id and b.location_id = $3 for update) b on true
  where s.product_id = $1 and s.place_id = $2 for no key update of s`;
const missingPlaceSql = `
  insert into stock_locations (kind, place_id, code)
  select 'missing', p.id, 'MISSING-' || p.id from stock_places p where p.id = $1
  on conflict (code) do update set kind = excluded.kind returning id`;
const releaseSql = `
  update order_allocations set
    state = case when quantity <= $4 then 'released' else state end,
    quantity = case when quantity <= $4 then quantity else quantity - $4 end
  where line_id = $1 and product_id = $2 and place_id = $3 and state = 'held'`;
const unitsSql = `
  select passport_id as "passportId" from stock_units
  where product_id = $1 and location_id = $2 order by passport_id limit $3 for update`;
const movedSql = `select id::int as id from stock_movements
  where product_id = $1 and to_id = $2 and why = 'missing' order by id desc limit $3`;
const otherBinSql = `
  select s.location_id as id from location_stock s
  join stock_locations b on b.id = s.location_id and b.kind = 'bin' and b.place_id = $2
  where s.product_id = $1 and s.location_id <> $3 and s.on_hand > 0
  order by b.walk_order, b.code limit 1`;

/**
 * A thing that is not where the books say (T-WH-7): the bin counts none of it until somebody has looked, its pieces are
 * booked as missing, and whoever counts stock gets a task. The line goes on to another bin where there is one; else its
 * order wants a replacement, and what nobody can fetch is promised to it no longer.
 */
export async function markNotFound(
  trx: Knex.Transaction,
  deps: Dependencies,
  { loaded, staffId, now }: PickAct,
  lineId: number,
): Promise<{ readonly outcome: PickOutcome; readonly done: readonly DoneEvent[] }> {
  const line = loaded.lines.find(({ id }) => id === lineId);
  const pick = loaded.picks.find(({ id }) => id === line?.pickId);
  if (!line || !pick) throw new Error('a scan names a line of another walk');
  const { productId, binId } = line;
  const { placeId } = loaded.row;
  const [lying] = await query<Lying>(trx, lockSql, [productId, placeId, binId]);
  const plan = planMissing(lying, line.quantity - line.picked);
  const orderLine = await query<{ id: number }>(trx, lineSql, [lineId]);
  if (plan.released > 0) {
    const held = `(select ${String(productId)} as product_id, ${String(placeId)} as place_id,
      ${String(plan.released)} as quantity) h`;
    await trx.raw(letGoSql(held));
    await query(trx, releaseSql, [orderLine[0]?.id ?? 0, productId, placeId, plan.released]);
  }
  const movementIds = await bookMissing(trx, { productId, placeId, binId, quantity: plan.missing });
  const [other] = await query<{ id: number }>(trx, otherBinSql, [productId, placeId, binId]);
  const goesOn = plan.released === 0 && other !== undefined;
  const changed = goesOn ? [lineId, 'waiting', other.id] : [lineId, 'needs_replacement', binId];
  await query(trx, 'update pick_lines set status = $2, bin_id = $3 where id = $1', changed);
  const about = { orderId: pick.orderId, productId, locationId: binId };
  const taskId = await addTask(trx, {
    kind: 'recount',
    placeId,
    createdBy: staffId,
    now,
    ...about,
  });
  if (lying) await deps.jobs.enqueue(trx, refreshCardsJobName, { ids: [lying.family] });
  return {
    outcome: goesOn ? 'line_replaced_bin' : 'line_not_found',
    done: [{ kind: 'not_found', lineId, binId, movementIds, released: plan.released, taskId }],
  };
}

const lineSql = 'select line_id::int as id from pick_lines where id = $1';

/** Of what the bin should hold, what can be booked away without breaking a promise to others, and what is let go. */
function planMissing(
  lying: Lying | undefined,
  wanted: number,
): { readonly missing: number; readonly released: number } {
  if (!lying) return { missing: 0, released: 0 };
  const free = lying.onHand - lying.allocated;
  const released = Math.min(Math.max(0, lying.inBin - free), wanted, lying.allocated);
  return { missing: Math.min(lying.inBin, free + released), released };
}

async function bookMissing(
  trx: Knex.Transaction,
  of: {
    readonly productId: number;
    readonly placeId: number;
    readonly binId: number;
    readonly quantity: number;
  },
): Promise<number[]> {
  const { productId, placeId, binId, quantity } = of;
  if (quantity === 0) return [];
  const [place] = await query<{ id: number }>(trx, missingPlaceSql, [placeId]);
  if (!place) throw new Error('a place has nowhere for what is missing');
  const units = await query<{ passportId: number }>(trx, unitsSql, [productId, binId, quantity]);
  const move = { productId, fromId: binId, toId: place.id };
  const devices = units.map(({ passportId }) => ({ ...move, quantity: 1, passportId }));
  const rest = quantity - devices.length;
  const moves = rest > 0 ? [...devices, { ...move, quantity: rest }] : devices;
  await moveStock(trx, moves, { why: 'missing' });
  const moved = await query<{ id: number }>(trx, movedSql, [productId, place.id, moves.length]);
  return moved.map(({ id }) => id);
}
