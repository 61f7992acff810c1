import { reservationMails } from '#core/phrases/cs/reservation-mail.ts';
import { reservationRetentionDays } from '#core/reservations/reservation-expiry.ts';
import { batchSize, inBatches } from '../../jobs/in-batches.ts';
import type { JobDefinition } from '../../jobs/job-queue.ts';
import { reservationSubject } from '../mails/mail-subject.ts';
import { ReservationModel } from '../reservation-model.ts';

/** Forgets who reserved; what was reserved stays for the statistics. */
export const wipeReservations: JobDefinition = {
  name: 'reservation-wipe',
  schedule: '50 2 * * *',
  run: (_, deps) =>
    inBatches(deps.knex, async (trx) => {
      const at = deps.now();
      const limit = new Date(at.getTime() - reservationRetentionDays * 86_400_000);
      const rows = await ReservationModel.query(trx)
        .whereNull('wiped_at')
        .where('closed_at', '<=', limit)
        .orderBy(['closed_at', 'id'])
        .limit(batchSize)
        .forUpdate()
        .skipLocked();
      const ids = rows.map(({ id }) => id);
      const nobody = { name: null, eMail: null, phone: null };
      const unmarked = { idempotencyKey: null, requestDigest: null };
      await ReservationModel.query(trx)
        .findByIds(ids)
        .patch({ ...nobody, ...unmarked, wipedAt: at });
      await trx('mails')
        .whereIn('kind', Object.keys(reservationMails))
        .whereIn('subject_key', ids.map(reservationSubject))
        .delete();
      return rows.length;
    }),
};
