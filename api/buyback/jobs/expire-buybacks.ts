import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { isExchangedSql } from '../../orders/door-exchange/exchange-rows.ts';
import { BuybackModel } from '../buyback-model.ts';
import { moveRow } from '../move-row.ts';
import { batchSize, inBatches } from '../../platform/jobs/in-batches.ts';

/** Ends quotes after 14 days and sales whose device did not come within 21. */
export const expireBuybacks: JobDefinition = {
  name: 'buyback-expire',
  schedule: '10 0 * * *',
  run: (_, deps) =>
    inBatches(deps.knex, async (trx) => {
      const at = deps.now();
      const rows = await BuybackModel.query(trx)
        .whereIn('status', ['quoted', 'submitted', 'awaiting_device'])
        .where('locked_until', '<', at)
        // A courier has it, or may: its order says when nobody waits for it any more.
        .whereRaw(
          `not exists (select from order_buybacks c join orders o on o.id = c.order_id
            where c.buyback_id = buybacks.id and c.released_at is null and c.kind = 'swap'
              and o.status in ('handed_over', 'delivered') and ${isExchangedSql})`,
        )
        .orderBy('locked_until')
        .limit(batchSize)
        .forUpdate()
        .skipLocked();
      for (const row of rows) {
        await moveRow(trx, deps, row, ['expired'], { actor: 'system', reason: 'lock_ended', at });
      }
      return rows.length;
    }),
};
