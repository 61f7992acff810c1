import type { Knex } from 'knex';
import type { BuybackStatus } from '#core/buyback/buyback-status.ts';
import { abandonedRetentionDays } from '#core/buyback/identity-retention.ts';
import { addDays } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { BuybackModel } from '../buyback-model.ts';
import { endOfDay } from '../end-of-day.ts';
import { batchSize, inBatches } from '../../platform/jobs/in-batches.ts';
import { wipeBuyback } from '../wipe-buyback.ts';

/** Days for which the papers of a purchase are kept: VAT Act § 35 (cz), Accounting Act 82/1991 (ro). */
const paidDays = { cz: 10 * 366, ro: 5 * 366 } as const;

/** States of a rejected device that is still to reach its owner. */
const goingBack: readonly BuybackStatus[] = ['rejected', 'returning'];

/** Wipes the seller's data when their time has come (T-PII-13). */
export const wipeIdentities: JobDefinition = {
  name: 'buyback-wipe-identities',
  schedule: '40 2 * * *',
  async run(_, { knex, market, now }) {
    const at = now();
    const today = dayInTimeZone(at, market.timeZone);
    const limits = {
      abandoned: endOfDay(addDays(today, -abandonedRetentionDays), market.timeZone),
      paid: endOfDay(addDays(today, -paidDays[market.code]), market.timeZone),
    };
    await wipeRejected(knex, limits.abandoned);
    await inBatches(knex, async (trx) => {
      const rows = await BuybackModel.query(trx)
        .whereNull('wiped_at')
        .whereNotIn('status', goingBack)
        .where('closed_at', '<=', limits.abandoned)
        .whereRaw("(status <> 'paid' or closed_at <= ?)", [limits.paid])
        .orderBy('closed_at')
        .limit(batchSize)
        .forUpdate()
        .skipLocked();
      for (const row of rows) await wipeBuyback(trx, row, at);
      return rows.length;
    });
  },
};

/** A rejected device is still on its way back, so its request keeps the address and nothing else. */
async function wipeRejected(knex: Knex, limit: Date): Promise<void> {
  await knex('buyback_identities')
    .whereIn(
      'buyback_id',
      knex('buybacks').whereIn('status', goingBack).where('closed_at', '<=', limit).select('id'),
    )
    .delete();
}
