import type { Knex } from 'knex';
import type { z } from 'zod';
import type { receivingEndpoints } from '#core/contract/receiving.ts';
import {
  scanAtReceiving,
  type ReceivingEvent,
  type ReceivingOutcome,
} from '#core/warehouse/scan-at-receiving.ts';
import { openPassport } from '../../devices/passports.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addTask } from '../../picks/add-task.ts';
import { moveStock } from '../../stock/move-stock.ts';
import { answeredBefore, storeScan, type StationScan } from '../stored-scans.ts';
import {
  deliveryView,
  lockDelivery,
  type DeliveryReader,
  type DeliveryView,
} from './load-delivery.ts';
import { lookUpReceived } from './look-up-received.ts';
import { receivingLocation } from './receiving-places.ts';
import { undoReceived, type ReceivedDone } from './undo-received.ts';

type Reply = z.output<(typeof receivingEndpoints)['delivery-scan']['reply']>;

export interface ScanOfDelivery extends StationScan, DeliveryReader {
  readonly deliveryId: number;
}

/** One scan at a delivery, whose row is locked: two people at one delivery come one after the other, and both count. */
export async function scanDelivery(
  trx: Knex.Transaction,
  deps: Dependencies,
  scan: ScanOfDelivery,
): Promise<Reply> {
  const { deliveryId } = scan;
  await lockDelivery(trx, deliveryId);
  const before = await answeredBefore<Reply['answer']>(trx, scan);
  const delivery = await deliveryView(trx, deliveryId, scan);
  if (before) return { answer: before, delivery };
  const found = await lookUpReceived(trx, deps.cipher, scan.text, delivery.held !== null);
  const isOrdered = delivery.orderId !== null;
  const said = scanAtReceiving({ ...delivery, isOrdered }, found.scan);
  let outcome: ReceivingOutcome = said.outcome;
  const done: ReceivedDone[] = [];
  for (const event of said.events) {
    if (event.kind === 'undo') outcome = await undoReceived(trx, scan);
    else {
      const applied = await apply(trx, deps, { scan, delivery, serial: found.serial }, event);
      if (applied) done.push(applied);
      else outcome = 'serial_twice';
    }
  }
  const answer = { outcome, productId: said.productId ?? null };
  const context = contextOf(deliveryId);
  await storeScan(trx, scan, { answer, done, orderId: null, context });
  return { answer, delivery: await deliveryView(trx, deliveryId, scan) };
}

const contextOf = (deliveryId: number): string => `delivery:${String(deliveryId)}`;

interface Received {
  readonly scan: ScanOfDelivery;
  readonly delivery: DeliveryView;
  readonly serial: string | null;
}

const handSql = `
  insert into receiving_hands (staff_id, delivery_id, held_product_id, is_damaged)
  values ($1, $2, $3, $4)
  on conflict (staff_id, delivery_id) do update set held_product_id = excluded.held_product_id,
    is_damaged = excluded.is_damaged`;

const handOver = (trx: Knex, { scan }: Received, held: number | null, isDamaged: boolean) =>
  query(trx, handSql, [scan.staffId, scan.deliveryId, held, isDamaged]);

async function apply(
  trx: Knex.Transaction,
  { cipher }: Dependencies,
  received: Received,
  event: Exclude<ReceivingEvent, { kind: 'undo' }>,
): Promise<ReceivedDone | null> {
  const { delivery, scan, serial } = received;
  const before = { held: delivery.held, wasDamaged: delivery.isDamaged };
  if (event.kind === 'hold') {
    await handOver(trx, received, event.productId, delivery.isDamaged);
    return { kind: 'hand', ...before };
  }
  if (event.kind === 'damaged') {
    await handOver(trx, received, delivery.held, event.isDamaged);
    return { kind: 'hand', ...before };
  }
  const passportId =
    event.withSerial && serial !== null ? await openPassport(trx, cipher, serial) : null;
  // Of two who scan the same number at once, the second has waited for its passport.
  if (passportId !== null && (await query(trx, inHouseSql, [passportId])).length > 0) return null;
  const taskId = await countIn(trx, scan, { ...event, passportId, delivery });
  await handOver(trx, received, null, false);
  return { kind: 'count', taskId, ...before };
}

const inHouseSql =
  'select passport_id from stock_units where passport_id = $1 and location_id is not null';

interface Counted {
  readonly productId: number;
  readonly quantity: number;
  readonly isDamaged: boolean;
  readonly passportId: number | null;
  readonly delivery: DeliveryView;
}

const pieceSql = `
  insert into delivery_pieces (delivery_id, product_id, passport_id, quantity, is_damaged, operation_id)
  values ($1, $2, $3, $4, $5, $6) on conflict (delivery_id, passport_id) do nothing returning id`;

/** Counts pieces and brings them into the house: to the receiving desk, or to what is damaged, with a task. */
async function countIn(
  trx: Knex.Transaction,
  { operationId, staffId, now }: ScanOfDelivery,
  { productId, quantity, isDamaged, passportId, delivery }: Counted,
): Promise<number | null> {
  const { id, placeId, supplier } = delivery;
  const piece = [id, productId, passportId, quantity, isDamaged, operationId];
  if ((await query(trx, pieceSql, piece)).length === 0) throw new Refusal(409, 'conflict');
  const toId = await receivingLocation(trx, placeId, isDamaged ? 'damaged' : 'desk');
  const about = { kind: 'delivery', id } as const;
  const why = isDamaged ? 'damaged' : 'received';
  const move = { productId, quantity, fromId: null, toId, passportId };
  await moveStock(trx, [move], { why, about, operationId });
  if (!isDamaged) return null;
  const note = `${supplier} · ${String(id)}`;
  const task = { kind: 'damaged', placeId, createdBy: staffId, now, productId, note } as const;
  return addTask(trx, { ...task, locationId: toId });
}
