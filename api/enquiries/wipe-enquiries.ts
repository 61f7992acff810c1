import { enquiryRetentionDays } from '#core/enquiries/enquiry.ts';
import { batchSize, inBatches } from '../platform/jobs/in-batches.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { EnquiryModel } from './enquiry-model.ts';
import { wipeEnquiryRows } from './wipe-rows.ts';

/** Forgets what people asked when it was answered long ago. */
export const wipeEnquiries: JobDefinition = {
  name: 'enquiry-wipe',
  schedule: '55 2 * * *',
  run: (_, deps) =>
    inBatches(deps.knex, async (trx) => {
      const at = deps.now();
      const limit = new Date(at.getTime() - enquiryRetentionDays * 86_400_000);
      const rows = await EnquiryModel.query(trx)
        .whereNull('wiped_at')
        .where('created_at', '<=', limit)
        .orderBy(['created_at', 'id'])
        .limit(batchSize)
        .forUpdate()
        .skipLocked();
      await wipeEnquiryRows(
        trx,
        rows.map(({ id }) => id),
        at,
      );
      return rows.length;
    }),
};
