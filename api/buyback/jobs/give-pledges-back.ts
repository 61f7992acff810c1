import type { Knex } from 'knex';
import { givePledgesBackJob } from '../../orders/door-exchange/settle-delivered.ts';
import { isPledged } from '../../orders/door-exchange/exchange-rows.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { BuybackModel } from '../buyback-model.ts';
import { moveRow } from '../move-row.ts';

/** Sends home what lay here as a pledge: its customer keeps it, and has paid for the goods. */
export const givePledgesBack: JobDefinition = {
  name: givePledgesBackJob,
  run: ({ orderId }, deps) => deps.knex.transaction((trx) => giveBack(trx, deps, Number(orderId))),
};

async function giveBack(trx: Knex.Transaction, deps: Dependencies, orderId: number): Promise<void> {
  const rows = await BuybackModel.query(trx)
    .whereIn(
      'id',
      trx('order_buybacks').where({ order_id: orderId, kind: 'swap' }).select('buyback_id'),
    )
    .whereIn('status', ['counter_offered', 'rejected'])
    // One that is still asked about is sold by itself, or sent back, as any other.
    .whereRaw(
      `exists (select from counter_offers f where f.buyback_id = buybacks.id
        and f.decision in ('refused', 'returned'))`,
    )
    .orderBy('id')
    .forUpdate();
  for (const row of rows) {
    if (await isPledged(trx, row.id)) continue;
    const mover = { actor: 'system', reason: 'goods_paid', at: deps.now() } as const;
    await moveRow(trx, deps, row, ['returning'], mover);
  }
}
