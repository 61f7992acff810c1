import type pg from 'pg';
import type { Logger } from 'pino';
import type { Connection } from '../settings/connection.ts';
import { keepListening } from '../database/listener.ts';
import { describeError } from '../describe-error.ts';

/** Jobs of a killed process are found again by the queue's own upkeep, of which nobody is notified. */
const longestWaitMs = 30_000;
const channel = 'jobs_added';

/**
 * Notifies of jobs that are added when their transaction commits, be they new or to be retried, which
 * pg-boss adds again. Made once, for it locks the table.
 */
export const notifyOfJobs = `
  do $$ begin
    if not exists (select from pg_trigger
        where tgrelid = 'jobs.job'::regclass and tgname = 'job_added') then
      create or replace function jobs.notify_job_added() returns trigger language plpgsql as $f$
        begin perform pg_notify('${channel}', ''); return null; end $f$;
      create trigger job_added after insert on jobs.job
        for each statement execute function jobs.notify_job_added();
    end if;
  end $$`;

// Names and when the first of each may start, in ms from now by the database's clock.
const waiting = `
  select name, extract(epoch from min(start_after) - now()) * 1000 as wait
  from jobs.job where state < 'active' group by name`;

interface WakingOptions {
  readonly connection: Connection;
  readonly pool: pg.Pool;
  readonly log: Logger;
  /** Lets the worker of a queue look for jobs now. */
  readonly wake: (name: string) => void;
}

export interface Waking {
  readonly stop: () => Promise<void>;
}

/**
 * Wakes the worker of each queue that has a job to do: when one is added by any process, and by a
 * timer where it is to start later. An idle queue costs one statement in half a minute, where each
 * worker that polls by itself costs one every two seconds.
 */
export async function wakeWhenDue({ connection, pool, log, wake }: WakingOptions): Promise<Waking> {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  const read = async (): Promise<void> => {
    let next = longestWaitMs;
    try {
      const { rows } = await pool.query<{ name: string; wait: string }>(waiting);
      for (const { name, wait } of rows) {
        if (Number(wait) <= 0) wake(name);
        else next = Math.min(next, Number(wait));
      }
    } catch (error) {
      log.warn({ error: describeError(error) }, 'the queue could not be read');
    }
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(look, Math.ceil(next)).unref();
  };
  // Many jobs are added at once; whoever asks during a look is answered by one more.
  const look = (): void => {
    if (isStopped) return;
    if (looking) {
      isAskedAgain = true;
      return;
    }
    looking = read().finally(() => {
      looking = null;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      look();
    });
  };
  const listener = await keepListening({
    connection,
    name: 'obmena-jobs-listener',
    channel,
    log,
    onNotification: look,
    // What was added during a break was notified to nobody.
    resumed: look,
  });
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await listener.stop();
      await looking;
    },
  };
}
