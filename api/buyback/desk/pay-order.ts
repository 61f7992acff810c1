import type { Knex } from 'knex';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { BuybackModel } from '../buyback-model.ts';
import { moveRow } from '../move-row.ts';
import { putIntoStock } from '../put-into-stock.ts';
import { openOrder } from './order-file.ts';
import type { By, LeftOut } from './prepare-payouts.ts';

/**
 * Marks what an order paid: each buy-back moves to `paid` and its device is in stock in the same
 * transaction (DECISIONS Buy-back). One that cannot be, such as a device that is in stock already,
 * keeps nobody else waiting; it stays in the order and the reason is said.
 */
export async function payOrder(
  deps: Dependencies,
  orderId: number,
  by: By,
): Promise<{ readonly paid: number; readonly refused: readonly LeftOut[] }> {
  const { knex } = deps;
  const { reference, kind } = await knex.transaction((trx) => openOrder(trx, orderId));
  if (kind === 'refunds') {
    const marked = await knex.transaction((trx) => markRefunds(trx, orderId, by));
    return { paid: marked, refused: [] };
  }
  const open = await knex('buyback_payouts')
    .where({ payout_order_id: orderId, paid_at: null })
    .orderBy('buyback_id')
    .select<{ buyback_id: number }[]>('buyback_id');
  const refused: LeftOut[] = [];
  let paid = 0;
  for (const { buyback_id: id } of open) {
    try {
      const sale = { id, orderId, reference };
      if (await knex.transaction((trx) => payOne(trx, deps, sale, by))) paid += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, phrase: error.phrase });
    }
  }
  return { paid, refused };
}

/**
 * Marks one payout of an order as paid, in the caller's transaction; `key` is the buy-back's or the refund's.
 * False where somebody else marked it first; a refusal where its device cannot be in stock.
 */
export async function payPayout(
  trx: Knex.Transaction,
  deps: Dependencies,
  { orderId, key }: { readonly orderId: number; readonly key: number },
  by: By,
): Promise<boolean> {
  const { reference, kind } = await openOrder(trx, orderId);
  return kind === 'refunds'
    ? (await markRefunds(trx, orderId, by, key)) > 0
    : payOne(trx, deps, { id: key, orderId, reference }, by);
}

/** Marks the refunds of an order as paid, or one of them; answers how many were not before. */
async function markRefunds(
  trx: Knex.Transaction,
  id: number,
  { staffId, at }: By,
  refundId: number | null = null,
): Promise<number> {
  const { rows } = await trx.raw<{ rows: { refund_id: number }[] }>(
    `with paid as (
       update refund_payouts set paid_by = :staffId, paid_at = :at
       where payout_order_id = :id and paid_at is null
         and (:refundId::integer is null or refund_id = :refundId) returning refund_id
     )
     update refunds r set status = 'done', done_at = :at, problem = null, version = version + 1
     from paid where r.id = paid.refund_id returning r.id as refund_id`,
    { id, refundId, staffId, at },
  );
  return rows.length;
}

interface Sale {
  readonly id: number;
  readonly orderId: number;
  readonly reference: string;
}

/** False where somebody else marked it first, or took it back from the order. */
async function payOne(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, orderId, reference: reason }: Sale,
  { staffId, at }: By,
): Promise<boolean> {
  const row = await BuybackModel.query(trx).findById(id).forUpdate().throwIfNotFound();
  if (row.status !== 'payout_pending') return false;
  const mine = { buyback_id: id, payout_order_id: orderId };
  const changed = await trx('buyback_payouts')
    .where(mine)
    .update({ paid_by: staffId, paid_at: at });
  if (changed === 0) return false;
  await moveRow(trx, deps, row, ['paid'], { actor: 'staff', staffId, reason, at });
  await putIntoStock(trx, deps, row, at);
  return true;
}
