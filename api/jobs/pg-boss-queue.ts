import type { Knex } from 'knex';
import pg from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { clientConfig, type Connection } from '../database/connection.ts';
import { describeError } from '../describe-error.ts';
import type { Dependencies } from '../dependencies.ts';
import type { JobDefinition, JobQueue } from './job-queue.ts';

const schema = 'jobs';
const batch = 10;

// Waits double from 5 seconds; the last of 12 tries comes after almost six hours.
const retries = { retryLimit: 12, retryDelay: 5, retryBackoff: true };
// A job whose process was killed is given to another one after this time.
const expiry = { expireInSeconds: 60 };

/** The jobs' own few connections: a statement that fails half-way must not reach the shop's pool. */
function openPool(connection: Connection, log: Logger): pg.Pool {
  const pool = new pg.Pool({ ...clientConfig(connection, 'obmena-jobs'), max: 2 });
  pool.on('error', (error) => log.warn({ error: describeError(error) }, 'jobs lost a connection'));
  return pool;
}

const executorOf = (pool: pg.Pool): PgBoss.Db => ({
  async executeSql(text, values) {
    const client = await pool.connect();
    try {
      const result = await client.query(text, values);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  },
});

/** Runs pg-boss's statements on the connection of the caller's transaction. */
const executorIn = (trx: Knex): PgBoss.Db => ({
  async executeSql(text, values) {
    // knex leaves its client untyped; inside a transaction this is the transaction's connection.
    const client = trx.client as { acquireConnection: () => Promise<pg.Client> };
    const connection = await client.acquireConnection();
    return connection.query(text, values);
  },
});

/** A queue kept by pg-boss in the schema `jobs` of the same database. */
export function createJobQueue(connection: Connection, log: Logger): JobQueue {
  const pool = openPool(connection, log);
  const boss = new PgBoss({
    db: executorOf(pool),
    schema,
    ...retries,
    ...expiry,
    maintenanceIntervalSeconds: 30,
    deleteAfterDays: 7,
  });
  boss.on('error', (error) => log.error({ error: describeError(error) }, 'jobs failed'));
  const workers = new Map<string, string>();
  let definitions: readonly JobDefinition[] = [];
  let running: Dependencies | null = null;

  const run = async (definition: JobDefinition, data: object): Promise<void> => {
    if (!running) throw new Error('jobs are not started');
    try {
      await definition.run({ ...data }, running);
    } catch (error) {
      const described = describeError(error);
      log.error({ job: definition.name, error: described }, 'a job failed and will be repeated');
      // The queue stores what is thrown, so it gets no more than the log.
      throw new Error(described.message ?? described.code ?? described.name);
    }
  };

  const work = async (definition: JobDefinition) => {
    const options = { pollingIntervalSeconds: 2, batchSize: 1 };
    const worker = await boss.work<object>(definition.name, options, async (jobs) => {
      for (const { data } of jobs) await run(definition, data ?? {});
    });
    workers.set(definition.name, worker);
  };

  return {
    async enqueue(trx, name, data) {
      const id = await boss.send(name, data, { db: executorIn(trx) });
      if (id === null) throw new Error(`no queue is called ${name}`);
      // In this process the worker looks as soon as the job can be seen.
      const notify = () => {
        const worker = workers.get(name);
        if (worker) boss.notifyWorker(worker);
      };
      void Promise.resolve(trx.isTransaction ? (trx as Knex.Transaction).executionPromise : null) // as asked just before
        .then(notify, () => undefined);
    },
    async start(jobs, deps, options) {
      definitions = jobs;
      running = deps;
      await boss.start();
      for (const { name, schedule } of jobs) {
        await boss.createQueue(name, { name, ...retries, ...expiry });
        if (schedule) await boss.schedule(name, schedule, {}, { tz: deps.market.timeZone });
      }
      if (options.work) for (const job of jobs) await work(job);
    },
    async runDue() {
      let ran = 0;
      for (let found = true; found;) {
        found = false;
        for (const definition of definitions) {
          const jobs = await boss.fetch<object>(definition.name, { batchSize: batch });
          for (const { id, data } of jobs) {
            found = true;
            ran += 1;
            await run(definition, data ?? {}).then(
              () => boss.complete(definition.name, id),
              (error: Error) => boss.fail(definition.name, id, error),
            );
          }
        }
      }
      return ran;
    },
    async stop() {
      if (running) await boss.stop({ graceful: true, wait: true, timeout: 10_000 });
      running = null;
      await pool.end();
    },
  };
}
