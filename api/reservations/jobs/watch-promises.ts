import { addTask } from '../../picks/add-task.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { ReservationModel } from '../reservation-model.ts';

/** The most that become a task at once; the next run goes on. */
const most = 200;

/**
 * A reservation is promised within 30 minutes of the store's hours (SPECIFICATION 9). What is not ready by then is a task at that
 * place: its customer waits. Making it ready or closing it ends the task.
 */
export const watchPromises: JobDefinition = {
  name: 'reservation-watch-promises',
  schedule: '*/5 * * * *',
  run: (_, deps) =>
    deps.knex.transaction(async (trx) => {
      const now = deps.now();
      const late = await ReservationModel.query(trx)
        .where({ status: 'preparing' })
        .where('ready_at', '<', now)
        .orderBy(['ready_at', 'id'])
        .limit(most)
        .forUpdate()
        .skipLocked();
      for (const { placeId, productId } of late) {
        await addTask(trx, { kind: 'customer_waits', placeId, productId, createdBy: null, now });
      }
    }),
};
