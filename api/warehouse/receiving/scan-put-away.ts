import type { Knex } from 'knex';
import type { z } from 'zod';
import type { receivingEndpoints } from '#core/contract/receiving.ts';
import type { Language } from '#core/market/market.ts';
import {
  scanAtPutAway,
  type CarriedPieces,
  type PutAwayOutcome,
} from '#core/warehouse/scan-at-put-away.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { answeredBefore, storeScan, type StationScan } from '../stored-scans.ts';
import { takeBackOperation } from '../take-back-operation.ts';
import { lookUpPutAway } from './look-up-put-away.ts';
import { putAwayView } from './put-away-view.ts';
import { putIntoBin } from './put-into-bin.ts';
import { ownPlace, type AtStore } from './receiving-places.ts';

type Reply = z.output<(typeof receivingEndpoints)['put-away-scan']['reply']>;

export interface ScanOfPutAway extends StationScan, AtStore {
  readonly language: Language;
}

/** What a scan did, as its undo has to know it. */
interface PutAwayDone {
  readonly kind: 'take' | 'put';
  readonly before: CarriedPieces | null;
}

const carriedSql = `
  select product_id as "productId", quantity, passport_ids as "unitIds"
  from put_away_hands where staff_id = $1`;

/** One scan where goods go into bins: a repeat is answered as before, everything else is the core's to say. */
export async function scanPutAway(
  trx: Knex.Transaction,
  deps: Dependencies,
  scan: ScanOfPutAway,
): Promise<Reply> {
  const { staffId } = scan;
  await trx.raw('select pg_advisory_xact_lock(hashtext(?), ?)', ['put-away', staffId]);
  const before = await answeredBefore<Reply['answer']>(trx, scan);
  if (before) return { answer: before, putAway: await putAwayView(trx, scan) };
  const placeId = await ownPlace(trx, scan);
  const [carried = null] = await query<CarriedPieces>(trx, carriedSql, [staffId]);
  const found = await lookUpPutAway(trx, deps.cipher, scan.text, placeId);
  const { outcome: said, events } = scanAtPutAway(carried, found);
  let outcome: PutAwayOutcome = said;
  let put: { readonly bin: string; readonly orders: readonly string[] } | null = null;
  const done: PutAwayDone[] = [];
  for (const event of events) {
    if (event.kind === 'undo') {
      outcome = await undo(trx, scan, placeId);
      continue;
    }
    if (event.kind === 'put' && carried) {
      put = await putIntoBin(trx, deps, { ...scan, placeId, carried, binId: event.binId });
      if (put === null) {
        outcome = 'not_waiting';
        continue;
      }
    }
    await carry(trx, scan, placeId, event.kind === 'take' ? event.carried : null);
    done.push({ kind: event.kind, before: carried });
  }
  const answer = { outcome, bin: put?.bin ?? null, orders: [...(put?.orders ?? [])] };
  await storeScan(trx, scan, { answer, done, orderId: null, context: 'put-away' });
  return { answer, putAway: await putAwayView(trx, scan) };
}

const carrySql = `
  insert into put_away_hands (staff_id, place_id, product_id, quantity, passport_ids)
  values ($1, $2, $3, $4, $5)
  on conflict (staff_id) do update set place_id = excluded.place_id,
    product_id = excluded.product_id, quantity = excluded.quantity,
    passport_ids = excluded.passport_ids`;

async function carry(
  trx: Knex,
  { staffId }: ScanOfPutAway,
  placeId: number,
  carried: CarriedPieces | null,
): Promise<void> {
  if (carried === null) {
    await query(trx, 'delete from put_away_hands where staff_id = $1', [staffId]);
    return;
  }
  const { productId, quantity, unitIds } = carried;
  await query(trx, carrySql, [staffId, placeId, productId, quantity, unitIds]);
}

const lastSql = `
  select id, operation_id as "operationId", events from scans
  where context = 'put-away' and staff_id = $1 and undone_at is null and events <> '[]'
  order by id desc limit 1 for update`;

async function undo(
  trx: Knex.Transaction,
  scan: ScanOfPutAway,
  placeId: number,
): Promise<PutAwayOutcome> {
  const [last] = await query<{
    id: number;
    operationId: string;
    events: readonly PutAwayDone[];
  }>(trx, lastSql, [scan.staffId]);
  if (!last) return 'nothing_to_undo';
  for (const event of last.events) {
    // What an order was promised meanwhile, or what was picked, stays where it is.
    if (event.kind === 'put' && !(await takeBackOperation(trx, last.operationId))) {
      return 'undo_promised';
    }
    await carry(trx, scan, placeId, event.before);
  }
  await query(trx, 'update scans set undone_at = $2 where id = $1', [last.id, scan.now]);
  return 'undone';
}
