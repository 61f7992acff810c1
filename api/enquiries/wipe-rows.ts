import type { Knex } from 'knex';
import { enquiryMailKinds, enquirySubject } from './enquiry-mails.ts';
import { EnquiryModel } from './enquiry-model.ts';

/** Forgets what these enquiries said and who sent them, and the mails about them. */
export async function wipeEnquiryRows(trx: Knex, ids: readonly number[], now: Date): Promise<void> {
  const nothing = {
    content: null,
    eMail: null,
    answer: null,
    idempotencyKey: null,
    requestDigest: null,
  };
  await EnquiryModel.query(trx)
    .findByIds([...ids])
    .patch({ ...nothing, wipedAt: now });
  await trx('mails')
    .whereIn('kind', Object.keys(enquiryMailKinds))
    .whereIn('subject_key', ids.map(enquirySubject))
    .delete();
}
