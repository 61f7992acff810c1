import type { JobDefinition } from '../jobs/job-queue.ts';

/** A stream that was away for longer reads everything anew. */
const keptMs = 86_400_000;

/** Throws away old live events, and remembers up to which transaction. */
export const forgetEvents: JobDefinition = {
  name: 'forget-live-events',
  schedule: '19 * * * *',
  async run(_, { knex, now }) {
    await knex.raw(
      `with gone as (delete from live_events where at < ? returning tx)
      insert into live_events_forgotten (tx) select tx from gone order by tx desc limit 1
      on conflict (only_row) do update
        set tx = greatest(live_events_forgotten.tx, excluded.tx)`,
      [new Date(now().getTime() - keptMs)],
    );
  },
};
