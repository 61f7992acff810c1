import type { Knex } from 'knex';
import type { z } from 'zod';
import type { goodsReturnEndpoints } from '#core/contract/goods-returns.ts';
import {
  scanAtReturn,
  type ReturnEvent,
  type ReturnOutcome,
} from '#core/warehouse/scan-at-return.ts';
import { findOrder } from '../../orders/lock-order.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { ownPlace } from '../receiving/receiving-places.ts';
import { answeredBefore, storeScan } from '../stored-scans.ts';
import { countBack } from './count-back.ts';
import { linesOf, openHead, returnView, type OpenHead, type ScanOfReturn } from './load-return.ts';
import { lookUpReturn, type LookedUpReturn } from './look-up-return.ts';
import { openReturn } from './return-source.ts';
import { undoReturned, type ReturnDone } from './undo-returned.ts';

type Reply = z.output<(typeof goodsReturnEndpoints)['goods-return-scan']['reply']>;

/**
 * One scan where goods come back. The order is locked before the return is read, as a colleague may take it over meanwhile,
 * and before the withdrawal that is moved on by it, as everywhere.
 */
export async function scanReturn(
  trx: Knex.Transaction,
  deps: Dependencies,
  scan: ScanOfReturn,
): Promise<Reply> {
  await trx.raw('select pg_advisory_xact_lock(hashtext(?), ?)', ['goods-return', scan.staffId]);
  const before = await answeredBefore<Reply['answer']>(trx, scan);
  if (before) return { answer: before, open: await returnView(trx, scan) };
  const seen = await openHead(trx, scan.staffId);
  const found = await lookUpReturn(trx, deps.cipher, scan.text, seen?.orderId ?? null);
  const orderId = seen?.orderId ?? found.source?.orderId;
  if (orderId !== undefined) await findOrder(trx, { id: orderId }, true);
  const head = seen === null ? null : await openHead(trx, scan.staffId);
  const lines = head === null ? [] : await linesOf(trx, head, scan.language);
  const said = scanAtReturn(head && { lines, condition: head.condition }, found.scan);
  let outcome: ReturnOutcome = said.outcome;
  const done: ReturnDone[] = [];
  for (const event of said.events) {
    if (event.kind === 'open') await open(trx, scan, found);
    else if (head === null) continue;
    else if (event.kind === 'undo') outcome = await undoReturned(trx, scan, head.id);
    else done.push(...(await apply(trx, deps, { scan, head, found }, event)));
  }
  const answer = { outcome, productId: said.productId ?? null };
  const after = head ?? (await openHead(trx, scan.staffId));
  const context = after === null ? 'return' : contextOf(after.id);
  await storeScan(trx, scan, { answer, done, orderId: orderId ?? null, context });
  return { answer, open: await returnView(trx, scan) };
}

const contextOf = (returnId: number): string => `return:${String(returnId)}`;

async function open(trx: Knex, scan: ScanOfReturn, { source }: LookedUpReturn): Promise<void> {
  if (source === null) return;
  await openReturn(trx, source, { ...scan, placeId: await ownPlace(trx, scan) });
}

interface Returned {
  readonly scan: ScanOfReturn;
  readonly head: OpenHead;
  readonly found: LookedUpReturn;
}

async function apply(
  trx: Knex.Transaction,
  deps: Dependencies,
  { scan, head, found }: Returned,
  event: Exclude<ReturnEvent, { kind: 'open' | 'undo' }>,
): Promise<readonly ReturnDone[]> {
  switch (event.kind) {
    case 'condition':
      await query(trx, conditionSql, [head.id, event.condition]);
      return [{ kind: 'condition', before: head.condition }];
    case 'close':
      await query(trx, closeSql, [head.id, scan.now]);
      await query(trx, taskSql, [head.orderId, scan.now, scan.staffId]);
      return [];
    case 'count': {
      const passportId = event.isUnit ? found.passportId : null;
      const counted = await countBack(trx, deps, { ...event, scan, head, passportId });
      await query(trx, conditionSql, [head.id, 'sellable']);
      return [{ ...counted, before: head.condition }];
    }
  }
}

const conditionSql = 'update goods_returns set condition = $2 where id = $1';
const closeSql = 'update goods_returns set closed_at = $2 where id = $1';
// The parcel that somebody was to look after is looked after.
const taskSql = `
  update warehouse_tasks set status = 'done', closed_at = $2, closed_by = $3, version = version + 1
  where order_id = $1 and kind = 'came_back' and status = 'open'`;
