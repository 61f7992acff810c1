import { lastDayToDelete } from '#core/careers/application-retention.ts';
import { instantOf } from '#core/shared/local-time.ts';
import { addDays } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { removePrivate, sweepPrivate } from '../platform/files/private-files.ts';
import { batchSize, inBatches } from '../platform/jobs/in-batches.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { cvFiles } from './cv-files.ts';
import { wipeApplicationRows } from './wipe-applications.ts';

const dayMs = 86_400_000;

/** Deletes applications with their CVs six months after they came, and files that a crash left. */
export const deleteApplications: JobDefinition = {
  name: 'careers-delete-applications',
  schedule: '50 2 * * *',
  async run(_, deps) {
    const at = deps.now();
    const { timeZone } = deps.market;
    const lastDay = lastDayToDelete(dayInTimeZone(at, timeZone));
    const before = instantOf(addDays(lastDay, 1), '00:00', timeZone);
    await inBatches(deps.knex, async (trx) => {
      const rows: { id: number; cv_file: string }[] = await trx('job_applications')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(batchSize)
        .forUpdate()
        .skipLocked()
        .select('id', 'cv_file');
      // Files first: a row that outlives its file by a crash is found again, the other way round not.
      for (const { cv_file } of rows) await removePrivate(cvFiles, deps, cv_file);
      await wipeApplicationRows(
        trx,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    await sweepPrivate(cvFiles, deps, new Date(at.getTime() - dayMs));
  },
};
