import type { Knex } from 'knex';
import { toWire } from '#core/contract/casing.ts';
import type { TransferStatus } from '#core/warehouse/scan-at-transfer.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { requireOwnStore } from '../../platform/http/own-store.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { addTask } from '../../picks/add-task.ts';
import { missingOf } from '../../stock/move-between.ts';
import { moveStock, type StockMove } from '../../stock/move-stock.ts';
import {
  lockTransfer,
  transferView,
  type TransferHead,
  type TransferReader,
  type TransferView,
} from './load-transfer.ts';
import { refreshShop } from './move-transferred.ts';

interface Ending extends TransferReader {
  readonly id: number;
  readonly version: number;
  readonly now: Date;
}

/** The transfer, locked in the version and a state in which this may be done; 409 with what it is by now. */
async function lockSeen(
  trx: Knex.Transaction,
  { id, version, ...reader }: Ending,
  from: readonly TransferStatus[],
): Promise<TransferHead> {
  const head = await lockTransfer(trx, id, reader);
  if (head.version === version && from.includes(head.status)) return head;
  const current = toWire(await transferView(trx, id, reader));
  throw new Refusal(409, 'conflict', { extra: { current } });
}

const sendSql = `
  update stock_transfers set status = 'on_way', sent_at = $2, sent_by = $3, version = version + 1
  where id = $1`;
const endSql = `
  update stock_transfers set status = $2, ended_at = $3, ended_by = $4, note = $5,
    version = version + 1 where id = $1`;
const goneSql = 'delete from transfer_hands where transfer_id = $1';

interface Lying {
  readonly productId: number;
  readonly passportId: number | null;
  readonly quantity: number;
}

const lyingSql = `
  select s.product_id as "productId", null::int as "passportId",
    (s.on_hand - s.with_serial)::int as quantity
  from location_stock s where s.location_id = $1 and s.on_hand > s.with_serial
  union all
  select u.product_id, u.passport_id, 1 from stock_units u where u.location_id = $1 order by 1, 2`;

const lyingOnWay = (trx: Knex, { transitId }: TransferHead): Promise<Lying[]> =>
  query<Lying>(trx, lyingSql, [transitId]);

/** The sender's word that it is all: from then on the receiver scans. 409 `transfer_empty`. */
export async function sendTransfer(trx: Knex.Transaction, ending: Ending): Promise<TransferView> {
  const head = await lockSeen(trx, ending, ['packing']);
  requireOwnStore(ending, head.fromStore);
  if ((await lyingOnWay(trx, head)).length === 0) throw new Refusal(409, 'transfer_empty');
  await query(trx, sendSql, [head.id, ending.now, ending.staffId]);
  await query(trx, goneSql, [head.id]);
  return transferView(trx, head.id, ending);
}

async function end(
  trx: Knex.Transaction,
  { transitId, id }: TransferHead,
  { now, staffId }: Ending,
  said: { readonly to: 'closed' | 'cancelled'; readonly note: string },
): Promise<void> {
  await query(trx, endSql, [id, said.to, now, staffId, said.note]);
  await query(trx, goneSql, [id]);
  // Nothing is ever put onto this way again.
  await query(trx, 'update stock_locations set is_open = false where id = $1', [transitId]);
}

/**
 * The receiver's word that nothing more comes. What did not is missing at the sender, who is asked to count the bins again
 * that it was taken out of; it wants a word of the receiver (400 on `note`).
 */
export async function closeTransfer(
  trx: Knex.Transaction,
  { note, ...ending }: Ending & { readonly note: string },
): Promise<TransferView> {
  const head = await lockSeen(trx, ending, ['on_way']);
  requireOwnStore(ending, head.toStore);
  const lying = await lyingOnWay(trx, head);
  if (lying.length > 0) {
    if (note === '') throw new FieldRefusal({ note: ['required'] });
    const toId = await missingOf(trx, head.transitId);
    const moves = lying.map((one) => ({ ...one, fromId: head.transitId, toId }));
    const about = { kind: 'transfer', id: head.id } as const;
    await moveStock(trx, moves, { why: 'missing', about, note });
    await askToCount(trx, head, lying, ending);
  }
  await end(trx, head, ending, { to: 'closed', note });
  return transferView(trx, head.id, ending);
}

const binsSql = `
  select distinct on (m.product_id) m.product_id as "productId", m.from_id as "binId"
  from stock_movements m join stock_locations l on l.id = m.from_id and l.kind = 'bin'
  where m.to_id = $1 and m.product_id = any($2::int[]) order by m.product_id, m.id desc`;

async function askToCount(
  trx: Knex.Transaction,
  { id, fromPlaceId, transitId }: TransferHead,
  lying: readonly Lying[],
  { now, staffId }: Ending,
): Promise<void> {
  const ids = lying.map(({ productId }) => productId);
  type Bin = { readonly productId: number; readonly binId: number };
  for (const { productId, binId } of await query<Bin>(trx, binsSql, [transitId, ids])) {
    const gone = lying
      .filter((one) => one.productId === productId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const note = `X-WAY-${String(id)} · −${String(gone)}`;
    const task = { kind: 'recount', placeId: fromPlaceId, createdBy: staffId, now, note } as const;
    await addTask(trx, { ...task, productId, locationId: binId });
  }
}

/* What went onto the way by each bin, without what was taken back; a bin that was closed meanwhile takes nothing in. */
const backSql = `
  select m.product_id as "productId", m.passport_id as "passportId", sum(m.pieces)::int as quantity,
    case when l.is_open and l.kind = 'bin' then l.id else own.id end as "toId"
  from (
    select product_id, passport_id, from_id as bin_id, quantity as pieces from stock_movements
      where to_id = $1
    union all
    select product_id, passport_id, to_id, -quantity from stock_movements where from_id = $1
  ) m join stock_locations l on l.id = m.bin_id
  join stock_locations own on own.place_id = l.place_id and own.is_default
  group by m.product_id, m.passport_id, l.id, own.id having sum(m.pieces) > 0 order by 1, 2, 4`;

/** Calls a transfer off: all of it lies where it was taken from. 409 `transfer_received` once anything of it came. */
export async function cancelTransfer(
  trx: Knex.Transaction,
  deps: Dependencies,
  ending: Ending,
): Promise<TransferView> {
  const head = await lockSeen(trx, ending, ['packing', 'on_way']);
  requireOwnStore(ending, head.fromStore);
  const { lines } = await transferView(trx, head.id, ending);
  if (lines.some(({ received }) => received > 0)) throw new Refusal(409, 'transfer_received');
  const back = await query<Omit<StockMove, 'fromId'>>(trx, backSql, [head.transitId]);
  const moves = back.map((one) => ({ ...one, fromId: head.transitId }));
  const about = { kind: 'transfer', id: head.id } as const;
  if (moves.length > 0) await moveStock(trx, moves, { why: 'transferred', about });
  await end(trx, head, ending, { to: 'cancelled', note: '' });
  await refreshShop(
    trx,
    deps,
    back.map(({ productId }) => productId),
  );
  return transferView(trx, head.id, ending);
}
