import type { Knex } from 'knex';
import { repairSubject } from './mails/mail-subject.ts';

/** Reasons that may not be empty where they were asked for. */
const saidWhy = [
  ['repair_loans', 'note'],
  ['repair_claims', 'reason'],
  ['repair_estimates', 'reason'],
] as const;

/** Rows that are of nobody else. */
const personal = [
  'repair_identities',
  'repair_photos',
  'repair_signatures',
  'repair_intakes',
] as const;

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
  // Photos' files go with the sweep, as no row names them any more.
  for (const table of personal) {
    await trx(table)
      .whereIn('repair_id', [...ids])
      .delete();
  }
  // What staff wrote down may name somebody.
  await trx('repair_events')
    .whereIn('repair_id', [...ids])
    .update({ reason: '' });
  for (const [table, column] of saidWhy) {
    await trx(table)
      .whereIn('repair_id', [...ids])
      .whereNot({ [column]: '' })
      .update({ [column]: '–' });
  }
  await trx('repair_messages')
    .whereIn('repair_id', [...ids])
    .update({ title: '', text: '' });
  for (const id of ids) {
    await trx('mails')
      .where('subject_key', 'like', `${repairSubject(id)}%`)
      .delete();
  }
}
