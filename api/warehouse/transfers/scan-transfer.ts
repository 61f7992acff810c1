import type { Knex } from 'knex';
import type { z } from 'zod';
import type { transferEndpoints } from '#core/contract/transfers.ts';
import {
  scanAtTransfer,
  type TransferEvent,
  type TransferOutcome,
} from '#core/warehouse/scan-at-transfer.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { requireOwnStore } from '../../platform/http/own-store.ts';
import { answeredBefore, storeScan, type StationScan } from '../stored-scans.ts';
import { takeBackOperation } from '../take-back-operation.ts';
import {
  lockTransfer,
  transferView,
  type TransferHead,
  type TransferReader,
} from './load-transfer.ts';
import { lookUpTransferred } from './look-up-transferred.ts';
import { moveTransferred, refreshShop } from './move-transferred.ts';

type Reply = z.output<(typeof transferEndpoints)['transfer-scan']['reply']>;

export interface ScanOfTransfer extends StationScan, TransferReader {
  readonly transferId: number;
}

/** What the person had said of the next scan. */
interface Hand {
  readonly binId: number | null;
  readonly isDamaged: boolean;
}

/** What a scan did, as its undo has to know it. */
type TransferDone =
  | { readonly kind: 'hand'; readonly before: Hand }
  | {
      readonly kind: 'move';
      readonly before: Hand;
      readonly taskId: number | null;
      readonly productId: number;
    };

/**
 * One scan at a transfer, whose row is locked: two people at one transfer come one after the other. While it is packed it is the
 * sender's, on its way the receiver's; 403 `other_store` for all others.
 */
export async function scanTransfer(
  trx: Knex.Transaction,
  deps: Dependencies,
  scan: ScanOfTransfer,
): Promise<Reply> {
  const { transferId } = scan;
  const head = await lockTransfer(trx, transferId, scan);
  const before = await answeredBefore<Reply['answer']>(trx, scan);
  if (before) return { answer: before, transfer: await transferView(trx, transferId, scan) };
  if (head.status === 'packing') requireOwnStore(scan, head.fromStore);
  if (head.status === 'on_way') requireOwnStore(scan, head.toStore);
  const found = await lookUpTransferred(trx, deps.cipher, scan.text, head);
  const said = scanAtTransfer(head, found);
  let outcome: TransferOutcome = said.outcome;
  let orders: readonly string[] = [];
  const done: TransferDone[] = [];
  for (const event of said.events) {
    const applied = await apply(trx, deps, { scan, head }, event);
    if (applied.refused !== undefined) outcome = applied.refused;
    if (applied.done) done.push(applied.done);
    orders = applied.orders ?? orders;
  }
  const answer = { outcome, productId: said.productId ?? null, orders: [...orders] };
  await storeScan(trx, scan, { answer, done, orderId: null, context: contextOf(head) });
  return { answer, transfer: await transferView(trx, transferId, scan) };
}

/** What was scanned at the sender is not taken back by an undo at the receiver. */
const contextOf = ({ id, status }: TransferHead): string => `transfer:${String(id)}:${status}`;

interface Scanned {
  readonly scan: ScanOfTransfer;
  readonly head: TransferHead;
}

interface Applied {
  readonly done?: TransferDone;
  /** What it came to instead. */
  readonly refused?: TransferOutcome;
  readonly orders?: readonly string[];
}

async function apply(
  trx: Knex.Transaction,
  deps: Dependencies,
  { scan, head }: Scanned,
  event: TransferEvent,
): Promise<Applied> {
  const before = { binId: head.binId, isDamaged: head.isDamaged };
  switch (event.kind) {
    case 'undo':
      return { refused: await undo(trx, deps, { scan, head }) };
    case 'bin':
      await say(trx, scan, { ...before, binId: event.binId });
      return { done: { kind: 'hand', before } };
    case 'damaged':
      await say(trx, scan, { ...before, isDamaged: event.isDamaged });
      return { done: { kind: 'hand', before } };
    case 'move': {
      const moved = await moveTransferred(trx, deps, { ...scan, head, event });
      if (typeof moved === 'string') return { refused: moved };
      if (head.isDamaged) await say(trx, scan, { ...before, isDamaged: false });
      const { taskId, orders } = moved;
      return { done: { kind: 'move', before, taskId, productId: event.productId }, orders };
    }
  }
}

const handSql = `
  insert into transfer_hands (staff_id, transfer_id, bin_id, is_damaged) values ($1, $2, $3, $4)
  on conflict (staff_id, transfer_id) do update set bin_id = excluded.bin_id,
    is_damaged = excluded.is_damaged`;

const say = (trx: Knex, { staffId, transferId }: ScanOfTransfer, hand: Hand): Promise<unknown> =>
  query(trx, handSql, [staffId, transferId, hand.binId, hand.isDamaged]);

const lastSql = `
  select id, operation_id as "operationId", events from scans
  where context = $1 and staff_id = $2 and undone_at is null and events <> '[]'
  order by id desc limit 1 for update`;

interface LastScan {
  readonly id: number;
  readonly operationId: string;
  readonly events: readonly TransferDone[];
}

/** Takes back the last scan of a person that did anything; each further undo goes one scan back. */
async function undo(
  trx: Knex.Transaction,
  deps: Dependencies,
  { scan, head }: Scanned,
): Promise<TransferOutcome> {
  const [last] = await query<LastScan>(trx, lastSql, [contextOf(head), scan.staffId]);
  if (!last) return 'nothing_to_undo';
  for (const event of last.events) {
    if (event.kind === 'move') {
      // What an order was promised meanwhile stays where it is.
      if (!(await takeBackOperation(trx, last.operationId))) return 'undo_promised';
      const open = "delete from warehouse_tasks where id = $1 and status = 'open'";
      if (event.taskId !== null) await query(trx, open, [event.taskId]);
      await refreshShop(trx, deps, [event.productId]);
    }
    await say(trx, scan, event.before);
  }
  await query(trx, 'update scans set undone_at = $2 where id = $1', [last.id, scan.now]);
  return 'undone';
}
