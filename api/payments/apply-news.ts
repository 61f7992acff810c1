import type { Knex } from 'knex';
import {
  attemptAfter,
  type AttemptStatus,
  type PaymentNews,
} from '#core/payments/attempt-status.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { holdAuthorised, holdCaptured, holdEnded } from '../orders/holds/take-hold-news.ts';
import { settleCapture } from '../orders/order-paid.ts';
import type { Rows } from '../platform/database/rows.ts';
import { OrderModel } from '../orders/order-model.ts';
import { PaymentModel } from './payment-model.ts';

/** An attempt as the database keeps it. */
export type PaymentRow = Pick<
  Rows['payments'],
  | 'id'
  | 'order_id'
  | 'attempt'
  | 'provider'
  | 'method'
  | 'status'
  | 'amount'
  | 'captured_amount'
  | 'code'
  | 'reference'
  | 'failure'
  | 'changed_at'
  | 'purpose'
>;

export interface News {
  readonly news: PaymentNews;
  /** What was taken, or is held, whole units; null otherwise. */
  readonly amount: number | null;
}

/**
 * Takes a gateway's word about an attempt. The order is locked before its attempts, by everybody:
 * messages that come together wait for each other. Answers whether anything changed.
 */
export async function applyNews(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, order_id }: Pick<PaymentRow, 'id' | 'order_id'>,
  { news, amount }: News,
): Promise<boolean> {
  const now = deps.now();
  await OrderModel.query(trx).findById(order_id).select('id').forUpdate();
  const row = await PaymentModel.query(trx).findById(id).forUpdate().throwIfNotFound();
  const status = attemptAfter(row.status, news);
  if (status === null) return false;
  const captured = status === 'captured' ? (amount ?? 0) : null;
  const isHold = row.purpose === 'hold';
  await PaymentModel.query(trx)
    .findById(id)
    .patch({
      status,
      capturedAmount: captured,
      changedAt: now,
      failure: isHold && row.status === 'authorised' ? null : failureOf(status, row.provider),
    });
  if (isHold) {
    const held = amount ?? row.amount;
    const news = { orderId: order_id, paymentId: id, amount: captured ?? held, now };
    if (status === 'authorised') await holdAuthorised(trx, deps, news);
    else if (status === 'captured') await holdCaptured(trx, deps, news);
    else if (row.status === 'authorised')
      await holdEnded(trx, deps, { ...news, amount: row.amount });
    return true;
  }
  if (captured !== null) {
    await settleCapture(trx, deps, { orderId: order_id, paymentId: id, amount: captured, now });
  }
  return true;
}

/** Phrase of what went wrong, said where the attempt is shown. */
function failureOf(status: AttemptStatus, provider: string): string | null {
  if (status === 'failed' && provider === 'twisto') return 'twisto_failed';
  if (status === 'failed' && provider === 'loans') return 'installments_rejected';
  return status === 'failed' || status === 'cancelled' || status === 'expired'
    ? `payment_${status}`
    : null;
}
