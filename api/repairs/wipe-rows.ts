import type { Knex } from 'knex';
import { repairSubject } from './mails/mail-subject.ts';

/** Forgets whose these closed repairs were: contact, device's number, what was typed, and the mails that name them. */
export async function wipeRepairRows(trx: Knex, ids: readonly number[], now: Date): Promise<void> {
  await trx('repairs')
    .whereIn('id', [...ids])
    .update({
      contact: null,
      e_mail: null,
      user_id: null,
      fault: '–',
      look: '',
      accessories: '',
      idempotency_key: null,
      request_digest: null,
      wiped_at: now,
    });
  await trx('repair_identities')
    .whereIn('repair_id', [...ids])
    .delete();
  // What staff wrote down may name somebody.
  await trx('repair_events')
    .whereIn('repair_id', [...ids])
    .update({ reason: '' });
  await trx('repair_loans')
    .whereIn('repair_id', [...ids])
    .whereNot({ note: '' })
    .update({ note: '–' });
  await trx('repair_messages')
    .whereIn('repair_id', [...ids])
    .update({ title: '', text: '' });
  for (const id of ids) {
    await trx('mails')
      .where('subject_key', 'like', `${repairSubject(id)}%`)
      .delete();
  }
}
