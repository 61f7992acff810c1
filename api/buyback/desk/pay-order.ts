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
  const reference = await knex.transaction(
    async (trx) => (await openOrder(trx, orderId)).reference,
  );
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
