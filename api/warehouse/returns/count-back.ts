import type { Knex } from 'knex';
import { isWholeReturn, type ReturnCondition } from '#core/warehouse/scan-at-return.ts';
import { closeWithdrawal } from '../../orders/close-withdrawal.ts';
import { addTask } from '../../picks/add-task.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { refreshCardsJobName } from '../../read-models/families-changed.ts';
import { moveStock } from '../../stock/move-stock.ts';
import { receivingLocation } from '../receiving/receiving-places.ts';
import { linesOf, type OpenHead, type ScanOfReturn } from './load-return.ts';
import type { CountedBack } from './undo-returned.ts';

interface ComingBack {
  readonly scan: ScanOfReturn;
  readonly head: OpenHead;
  readonly productId: number;
  readonly quantity: number;
  readonly passportId: number | null;
  readonly condition: ReturnCondition;
}

const pieceSql = `
  insert into goods_return_pieces (return_id, product_id, passport_id, quantity, condition, operation_id)
  values ($1, $2, $3, $4, $5, $6)`;

/** To where a piece goes by its condition; only what was put into a bin is for sale. */
const locationOf = { sellable: 'desk', second_grade: 'bench', damaged: 'damaged' } as const;
const taskOf = { second_grade: 'regrade', damaged: 'damaged' } as const;

/** Takes pieces back into the house, and all that follows from it. */
export async function countBack(
  trx: Knex.Transaction,
  deps: Dependencies,
  coming: ComingBack,
): Promise<CountedBack> {
  const { scan, head, productId, quantity, passportId, condition } = coming;
  const { operationId } = scan;
  const piece = [head.id, productId, passportId, quantity, condition, operationId];
  await query(trx, pieceSql, piece);
  const toId = await receivingLocation(trx, head.placeId, locationOf[condition]);
  const { withdrawalId, orderId } = head;
  const about =
    withdrawalId === null
      ? ({ kind: 'order', id: orderId } as const)
      : ({ kind: 'withdrawal', id: withdrawalId } as const);
  const move = { productId, quantity, fromId: null, toId, passportId };
  await moveStock(trx, [move], { why: 'returned', about, operationId });
  return {
    kind: 'count',
    taskId: await askFor(trx, coming, toId),
    ...(await goesOn(trx, deps, coming)),
    withdrawalId: await receiveWithdrawal(trx, deps, coming),
  };
}

async function askFor(
  trx: Knex,
  { scan: { staffId, now }, head, productId, condition }: ComingBack,
  locationId: number,
): Promise<number | null> {
  if (condition === 'sellable') return null;
  const of = { placeId: head.placeId, productId, locationId, orderId: head.orderId };
  const by = { createdBy: staffId, now, note: head.orderNumber };
  return addTask(trx, { kind: taskOf[condition], ...of, ...by });
}

const deviceSql = `
  select p.passport_id as "passportId", p.is_single_unit as "isSingle", p.sold_at as "soldAt",
    v.meta_master_id as family
  from products p join master_products v on v.id = p.master_product_id where p.id = $1`;
const eventSql = `
  insert into device_passport_events (passport_id, at, kind) values ($1, $2, 'returned')
  returning id`;

interface Device {
  readonly passportId: number | null;
  readonly isSingle: boolean;
  readonly soldAt: Date | null;
  readonly family: number;
}

/** The device's passport goes on; a used one that is as it was sold may be sold again. */
async function goesOn(
  trx: Knex,
  deps: Dependencies,
  { scan, productId, passportId, condition }: ComingBack,
): Promise<Pick<CountedBack, 'eventId' | 'soldAt' | 'productId'>> {
  const [device] = await query<Device>(trx, deviceSql, [productId]);
  const id = passportId ?? (device?.isSingle ? device.passportId : null);
  const [event] = id === null ? [] : await query<{ id: number }>(trx, eventSql, [id, scan.now]);
  const eventId = event?.id ?? null;
  if (!device?.isSingle || device.soldAt === null || condition !== 'sellable') {
    return { eventId, soldAt: null, productId };
  }
  await query(trx, 'update products set sold_at = null where id = $1', [productId]);
  await deps.jobs.enqueue(trx, refreshCardsJobName, { ids: [device.family] });
  return { eventId, soldAt: device.soldAt.toISOString(), productId };
}

const withdrawalSql = 'select status, version from withdrawals where id = $1';

/** With the last piece of it a withdrawal is received; its money is another's to give. */
async function receiveWithdrawal(
  trx: Knex.Transaction,
  deps: Dependencies,
  { scan, head }: ComingBack,
): Promise<number | null> {
  if (head.withdrawalId === null) return null;
  const lines = await linesOf(trx, head, scan.language);
  if (!isWholeReturn(lines)) return null;
  const [row] = await query<{ status: string; version: number }>(trx, withdrawalSql, [
    head.withdrawalId,
  ]);
  if (row?.status !== 'requested') return null;
  const move = { version: row.version, to: 'received', now: scan.now } as const;
  await closeWithdrawal(trx, deps, head.withdrawalId, move);
  return head.withdrawalId;
}
