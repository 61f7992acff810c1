import type { Knex } from 'knex';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { findOrder } from '../orders/lock-order.ts';
import { moveOrderTo } from '../orders/move-order.ts';
import { OrderModel } from '../orders/order-model.ts';
import { storeBill } from '../orders/store-bill.ts';
import { linesOf } from './repair-lines.ts';
import type { RepairModel } from './repair-model.ts';

/** The order that a repair is paid by; null where there is nothing to pay, or where it was cancelled. */
export async function billOf(
  db: Knex,
  { orderId }: Pick<RepairModel, 'orderId'>,
): Promise<OrderModel | null> {
  if (orderId === null) return null;
  const order = await OrderModel.query(db).findById(orderId);
  return order && order.status !== 'cancelled' ? order : null;
}

/** Whether its money is here and was not given back whole. */
export const isBillPaid = ({ paymentStatus }: OrderModel): boolean =>
  paymentStatus === 'paid' || paymentStatus === 'partly_refunded' || paymentStatus === 'refunded';

/** The bill, locked; whoever cancelled it while the lock was waited for was first, and it is none any more. */
async function lockBill(trx: Knex, row: RepairModel): Promise<OrderModel | null> {
  const known = await billOf(trx, row);
  const locked = known && (await findOrder(trx, { id: known.id }, true));
  return locked?.status === 'cancelled' ? null : locked;
}

/** Nothing is to be paid for a locked repair any more: its bill is cancelled, and what was paid goes back. */
export async function cancelBill(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: RepairModel,
  at: Date,
): Promise<void> {
  const bill = await lockBill(trx, row);
  if (bill) await moveOrderTo(trx, deps, bill, 'cancelled', { actor: 'system', at }, null);
  await row.$query(trx).patch({ orderId: null });
}

/**
 * The bill of a locked repair, locked, made now where it has none: of the lines that were agreed, at the price that was
 * agreed. Null where that is nothing, as under a warranty.
 */
export async function requireBill(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: RepairModel,
  now: Date,
): Promise<OrderModel | null> {
  const known = await lockBill(trx, row);
  if (known) return known;
  const lines = (await linesOf(trx, row.id)).filter(
    ({ decision, price }) => decision === 'approved' && price !== null && price > 0,
  );
  const { contact, eMail } = row;
  if (lines.length === 0 || contact === null || eMail === null) return null;
  const orderId = await storeBill(trx, deps, {
    lines: lines.map(({ name, price, warranty_months }) => ({
      code: row.number,
      name,
      price: price ?? 0,
      warrantyMonths: warranty_months,
    })),
    language: row.language,
    userId: row.userId,
    eMail,
    contact,
    storeId: row.storeId,
    now,
    today: dayInTimeZone(now, deps.market.timeZone),
  });
  await row.$query(trx).patch({ orderId });
  return findOrder(trx, { id: orderId }, true);
}
