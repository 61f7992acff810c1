import type { Knex } from 'knex';
import type { z } from 'zod';
import type { handOverEndpoints } from '#core/contract/hand-over.ts';
import type { ShipmentCarrier } from '#core/deliveries/carriers.ts';
import { commandOf } from '#core/warehouse/label-code.ts';
import {
  scanAtHandOver,
  type HandOverOutcome,
  type HandOverScan,
} from '#core/warehouse/scan-at-hand-over.ts';
import { findOrder } from '../../orders/lock-order.ts';
import { query } from '../../platform/database/query.ts';
import { lockPacker } from '../../warehouse/packing/load-desk.ts';
import { answeredBefore, storeScan, type StationScan } from '../../warehouse/stored-scans.ts';
import { atDoor, findParcel, readParcel, type DoorRow } from './parcel-at-door.ts';

type Reply = z.output<(typeof handOverEndpoints)['hand-over-scan']['reply']>;
type Answer = Reply['answer'];

/** What a scan did, kept with it for its undo. */
interface Done {
  readonly parcelId: number;
}

export interface ScanAtDoor extends StationScan {
  readonly carrier: ShipmentCarrier | null;
  readonly placeId: number | null;
}

const context = 'hand-over';

/**
 * One scan at the hand-over: a repeat of the operation is answered as before (T-WH-8). The parcel's order is locked first, by
 * the lock that its cancelling takes, and the manifest after it, so that what was cancelled cannot leave (T-WH-6).
 */
export async function scanHandOver(trx: Knex.Transaction, scan: ScanAtDoor): Promise<Reply> {
  await lockPacker(trx, scan.staffId);
  const before = await answeredBefore<Answer>(trx, scan);
  if (before) return { answer: before };
  const { row, found } = await lookUp(trx, scan);
  const said = scanAtHandOver(scan.carrier, found);
  const answer = (outcome: HandOverOutcome, of: DoorRow | null = row): Answer => ({
    outcome,
    parcel: of?.number ?? null,
    named: of?.orderNumber ?? null,
    carrier: of?.carrier ?? null,
    placeId: of?.placeId ?? null,
    placeName: of?.placeName ?? null,
  });
  let told = answer(said.outcome);
  let done: readonly Done[] = [];
  if (said.event === 'add' && row) {
    await addParcel(trx, row, scan);
    done = [{ parcelId: row.id }];
  }
  if (said.event === 'take_off' && row) await takeOff(trx, row);
  if (said.event === 'undo') {
    const back = await undoLast(trx, scan);
    told = back ? answer('undone', back) : answer('nothing_to_undo');
  }
  await storeScan(trx, scan, { answer: told, done, orderId: row?.orderId ?? null, context });
  return { answer: told };
}

const stationSql = 'select place_id as "placeId" from stations where id = $1';

async function lookUp(
  trx: Knex,
  { placeId, stationId, text }: ScanAtDoor,
): Promise<{ readonly row: DoorRow | null; readonly found: HandOverScan }> {
  const command = commandOf(text.trim().toUpperCase());
  if (command) return { row: null, found: { kind: 'command', command } };
  const id = await findParcel(trx, text);
  if (id === undefined) return { row: null, found: { kind: 'other' } };
  const { orderId } = await readParcel(trx, id);
  await findOrder(trx, { id: orderId }, true);
  // Read anew: it may have been cancelled while its lock was waited for.
  const row = await readParcel(trx, id);
  const [station] = await query<{ placeId: number }>(trx, stationSql, [stationId]);
  const parcel = atDoor(row, station?.placeId ?? placeId);
  return { row, found: { kind: 'parcel', parcel } };
}

const openSql = `
  insert into manifests (carrier, place_id, opened_at, opened_by) values ($1, $2, $3, $4)
  on conflict (place_id, carrier) where status = 'open' do nothing`;
const lockOpenSql = `
  select id from manifests where carrier = $1 and place_id = $2 and status = 'open'
  for no key update`;
const addSql = `
  insert into manifest_parcels (parcel_id, manifest_id, shipment_id, scanned_at, scanned_by)
  values ($1, $2, $3, $4, $5)`;

async function addParcel(
  trx: Knex,
  { id, carrier, placeId, shipmentId }: DoorRow,
  { now, staffId }: ScanAtDoor,
): Promise<void> {
  // The open one may be closed by a colleague while its lock is waited for: then the next one is begun.
  for (let again = 0; again < 3; again += 1) {
    await query(trx, openSql, [carrier, placeId, now, staffId]);
    const [open] = await query<{ id: number }>(trx, lockOpenSql, [carrier, placeId]);
    if (!open) continue;
    await query(trx, addSql, [id, open.id, shipmentId, now, staffId]);
    return;
  }
  throw new Error('a manifest is closed as fast as it is opened');
}

const lockSql = 'select status from manifests where id = $1 for no key update';

async function takeOff(trx: Knex, { id, manifestId }: DoorRow): Promise<boolean> {
  const [manifest] = await query<{ status: string }>(trx, lockSql, [manifestId]);
  if (manifest?.status !== 'open') return false;
  const sql = 'delete from manifest_parcels where parcel_id = $1 and manifest_id = $2 returning 1';
  return (await query(trx, sql, [id, manifestId])).length > 0;
}

const lastSql = `
  select id, events from scans
  where context = '${context}' and staff_id = $1 and undone_at is null and events <> '[]'
  order by id desc limit 1 for update`;

/** Takes back the last parcel that somebody scanned, where the manifest is open still. */
async function undoLast(trx: Knex, { now, staffId }: ScanAtDoor): Promise<DoorRow | null> {
  const [last] = await query<{ id: number; events: readonly Done[] }>(trx, lastSql, [staffId]);
  const parcelId = last?.events[0]?.parcelId;
  if (!last || parcelId === undefined) return null;
  const row = await readParcel(trx, parcelId);
  if (row.manifestId === null || !(await takeOff(trx, row))) return null;
  await query(trx, 'update scans set undone_at = $2 where id = $1', [last.id, now]);
  return row;
}
