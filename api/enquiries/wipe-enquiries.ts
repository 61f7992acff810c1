import { enquiryRetentionDays } from '#core/enquiries/enquiry.ts';
import { batchSize, inBatches } from '../jobs/in-batches.ts';
import type { JobDefinition } from '../jobs/job-queue.ts';
import { enquiryMailKinds, enquirySubject } from './enquiry-mails.ts';
import { EnquiryModel } from './enquiry-model.ts';

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
      const ids = rows.map(({ id }) => id);
      const nothing = { content: null, eMail: null, idempotencyKey: null, requestDigest: null };
      await EnquiryModel.query(trx)
        .findByIds(ids)
        .patch({ ...nothing, wipedAt: at });
      await trx('mails')
        .whereIn('kind', Object.keys(enquiryMailKinds))
        .whereIn('subject_key', ids.map(enquirySubject))
        .delete();
      return rows.length;
    }),
};
