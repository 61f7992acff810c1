import { batchSize, inBatches } from '../../platform/jobs/in-batches.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { moveReservationRow } from '../move-reservation.ts';
import { ReservationModel } from '../reservation-model.ts';
import { stockChanged } from '../stock-changed.ts';

/** Gives back what nobody came for, at the closing time at which the reservation ends. */
export const expireReservations: JobDefinition = {
  name: 'reservation-expire',
  // Stores close at whole hours and quarters.
  schedule: '*/5 * * * *',
  run: (_, deps) =>
    inBatches(deps.knex, async (trx) => {
      const at = deps.now();
      const rows = await ReservationModel.query(trx)
        .whereNull('closed_at')
        .where('expires_at', '<=', at)
        .orderBy(['expires_at', 'id'])
        .limit(batchSize)
        .forUpdate()
        .skipLocked();
      for (const row of rows) {
        await moveReservationRow(trx, deps, row, 'expired', { actor: 'system', at });
      }
      await stockChanged(trx, deps, rows);
      return rows.length;
    }),
};
