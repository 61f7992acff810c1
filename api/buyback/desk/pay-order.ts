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
  if (kind === 'refunds') return { paid: await payRefunds(deps, orderId, by), refused: [] };
  const open = await knex('buyback_payouts')
    .where({ payout_order_id: orderId, paid_at: null })
    .orderBy('buyback_id')
    .select<{ buyback_id: number }[]>('buyback_id');
  const refused: LeftOut[] = [];
  let paid = 0;
  for (const { buyback_id: id } of open) {
    try {
      if (await payOne(deps, id, reference, by)) paid += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, phrase: error.phrase });
    }
  }
  return { paid, refused };
}

/** Marks the refunds of an order as paid; answers how many were not before. */
const payRefunds = ({ knex }: Dependencies, id: number, { staffId, at }: By): Promise<number> =>
  knex.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { refund_id: number }[] }>(
      `with paid as (
         update refund_payouts set paid_by = :staffId, paid_at = :at
         where payout_order_id = :id and paid_at is null returning refund_id
       )
       update refunds r set status = 'done', done_at = :at, problem = null, version = version + 1
       from paid where r.id = paid.refund_id returning r.id as refund_id`,
      { id, staffId, at },
    );
    return rows.length;
  });

/** False where somebody else marked it first. */
const payOne = (
  deps: Dependencies,
  id: number,
  reason: string,
  { staffId, at }: By,
): Promise<boolean> =>
  deps.knex.transaction(async (trx) => {
    const row = await BuybackModel.query(trx).findById(id).forUpdate().throwIfNotFound();
    if (row.status !== 'payout_pending') return false;
    await moveRow(trx, deps, row, ['paid'], { actor: 'staff', staffId, reason, at });
    await trx('buyback_payouts')
      .where({ buyback_id: id })
      .update({ paid_by: staffId, paid_at: at });
    await putIntoStock(trx, deps, row, at);
    return true;
  });
