import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { runSchedule } from './run-schedule.ts';
import { readStates } from './schedule-states.ts';
import { tellOfTrouble } from './import-mails.ts';

export const runJob = 'import-run';

const run: JobDefinition = {
  name: runJob,
  run: ({ scheduleId }, deps) => runSchedule(deps, Number(scheduleId)),
};

/** Runs what is due. */
const due: JobDefinition = {
  name: 'import-due',
  schedule: '*/5 * * * *',
  run: async (_, deps) => {
    const now = deps.now();
    const schedules = await readStates(deps.knex, now);
    const isDue = schedules.filter(({ nextAt }) => nextAt !== null && nextAt <= now);
    await deps.knex.transaction(async (trx) => {
      for (const { id } of isDue) await deps.jobs.enqueue(trx, runJob, { scheduleId: id });
    });
  },
};

/** Says that one stays away or still fails, once a day. */
const watch: JobDefinition = {
  name: 'import-watch',
  schedule: '20 * * * *',
  run: async (_, deps) => {
    for (const { id, state } of await readStates(deps.knex, deps.now())) {
      if (state === 'late' || state === 'failed') await tellOfTrouble(deps, id);
    }
  },
};

export const scheduleJobs = [run, due, watch];
