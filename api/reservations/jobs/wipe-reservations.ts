import { reservationRetentionDays } from '#core/reservations/reservation-expiry.ts';
import { batchSize, inBatches } from '../../platform/jobs/in-batches.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { ReservationModel } from '../reservation-model.ts';
import { wipeReservationRows } from '../wipe-rows.ts';

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
      await wipeReservationRows(
        trx,
        rows.map(({ id }) => id),
        at,
      );
      return rows.length;
    }),
};
