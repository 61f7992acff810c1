import type { Knex } from 'knex';
import { buybackMails } from '#core/phrases/cs/buyback-mail.ts';
import type { BuybackModel } from './buyback-model.ts';
import { subjectOf } from './mails/mail-subject.ts';

/** Device, price and history stay as the accounting record; nothing in them names a person. */
export async function wipeBuyback(trx: Knex, row: BuybackModel, now: Date): Promise<void> {
  await trx('buyback_identities').where({ buyback_id: row.id }).delete();
  // A photo can show more than the device; its file goes with the next sweep.
  await trx('buyback_photos').where({ buyback_id: row.id }).delete();
  await trx('mails')
    .whereIn('kind', Object.keys(buybackMails))
    .where((mail) => {
      void mail
        .where('subject_key', subjectOf(row.id))
        .orWhereLike('subject_key', `${subjectOf(row.id)}:%`);
    })
    .delete();
  await row.$query(trx).patch({
    contact: null,
    pickupAddress: null,
    eMail: null,
    note: '',
    imeiDigest: null,
    serialDigest: null,
    idempotencyKey: null,
    requestDigest: null,
    wipedAt: now,
  });
}
