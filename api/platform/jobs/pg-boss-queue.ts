import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Connection } from '../settings/connection.ts';
import { withStartLock } from '../database/start-lock.ts';
import { describeError } from '../describe-error.ts';
import type { Dependencies } from '../dependencies.ts';
import { startScheduler } from './scheduler.ts';
import type { JobDefinition, JobQueue } from './job-queue.ts';
import { JobWorker } from './job-worker.ts';
import { executorIn, executorOf, openJobsPool } from './pg-boss-connections.ts';
import { notifyOfJobs, wakeWhenDue, type Waking } from './wake-when-due.ts';

// Waits double from 5 seconds; the last of 12 tries comes after almost six hours.
const retries = { retryLimit: 12, retryDelay: 5, retryBackoff: true };
// A job whose process was killed is given to another one after this time.
const leaseSeconds = 60;
const expiry = { expireInSeconds: leaseSeconds };
const stopPatienceMs = 10_000;

// Prepared once for a connection: the jobs of each queue are a table of their own, which takes long to plan.
const dueQueues = {
  name: 'due-queues',
  text: `select distinct name from jobs.job where state < 'active' and start_after < now()`,
};

/** A queue kept by pg-boss in the schema `jobs` of the same database. */
export function createJobQueue(connection: Connection, log: Logger): JobQueue {
  const pool = openJobsPool(connection, log);
  const boss = new PgBoss({
    db: executorOf(pool),
    schema: 'jobs',
    ...retries,
    ...expiry,
    schedule: false,
    maintenanceIntervalSeconds: 30,
    deleteAfterDays: 7,
  });
  boss.on('error', (error) => log.error({ error: describeError(error) }, 'jobs failed'));
  return new PgBossQueue(boss, pool, connection, log);
}

class PgBossQueue implements JobQueue {
  readonly #boss: PgBoss;
  readonly #pool: pg.Pool;
  readonly #connection: Connection;
  readonly #log: Logger;
  readonly #workers = new Map<string, JobWorker>();
  #definitions: readonly JobDefinition[] = [];
  #deps: Dependencies | null = null;
  #waking: Waking | null = null;
  #stopScheduler = (): Promise<void> => Promise.resolve();

  constructor(boss: PgBoss, pool: pg.Pool, connection: Connection, log: Logger) {
    this.#boss = boss;
    this.#pool = pool;
    this.#connection = connection;
    this.#log = log;
  }

  readonly enqueue: JobQueue['enqueue'] = async (trx, name, data, delay) => {
    // Seconds by the database's clock: they mean the same whatever ours shows.
    const later = delay && delay.ms > 0 ? { startAfter: delay.ms / 1_000 } : {};
    const id = await this.#boss.send(name, data, { db: executorIn(trx), ...later });
    if (id === null) throw new Error(`no queue is called ${name}`);
    // In this process the worker looks as soon as the job can be seen.
    void committed(trx).then(
      () => this.#wake(name),
      () => undefined,
    );
  };

  #wake(name: string): void {
    this.#workers.get(name)?.wake();
  }

  readonly start: JobQueue['start'] = async (definitions, deps, { work }) => {
    this.#definitions = definitions;
    this.#deps = deps;
    // Tables that several processes make at once lock each other out.
    await withStartLock(deps.knex, () => this.#prepare());
    if (!work) return;
    for (const definition of definitions) this.#work(definition);
    this.#waking = await wakeWhenDue({
      connection: this.#connection,
      pool: this.#pool,
      log: this.#log,
      wake: (name) => this.#wake(name),
    });
    const enqueue = (name: string, turn: Date) => this.#enqueueTurn(name, turn);
    this.#stopScheduler = startScheduler(definitions, deps.market.timeZone, enqueue);
  };

  async #prepare(): Promise<void> {
    await this.#boss.start();
    const made = new Set((await this.#boss.getQueues()).map(({ name }) => name));
    for (const { name } of this.#definitions) {
      if (!made.has(name)) await this.#boss.createQueue(name, { name, ...retries, ...expiry });
    }
    await this.#pool.query(notifyOfJobs);
  }

  /**
   * The turn of a job has come: of several processes, which all have a scheduler, the first adds it, and
   * one that starts hours later finds it among those that are done. The scheduler retries where it
   * could not be added.
   */
  async #enqueueTurn(name: string, turn: Date): Promise<void> {
    const id = turnId(name, turn);
    try {
      if (await this.#boss.getJobById(name, id, { includeArchive: true })) return;
      await this.#boss.send(name, {}, { id });
      this.#wake(name);
    } catch (error) {
      const described = describeError(error);
      this.#log.error({ job: name, turn, error: described }, 'a job could not be added');
      throw error;
    }
  }

  #work(definition: JobDefinition): void {
    const { name } = definition;
    const boss = this.#boss;
    const worker = new JobWorker({
      name,
      log: this.#log,
      leaseMs: leaseSeconds * 1_000,
      run: (job) => this.#run(definition, job),
      queue: {
        fetch: () => boss.fetch<object>(name, { batchSize: 1, includeMetadata: true }),
        complete: (job) => boss.complete(name, job.id),
        fail: (job, error) => boss.fail(name, job.id, { error: describeError(error) }),
      },
    });
    this.#workers.set(name, worker);
  }

  async #run(definition: JobDefinition, job: PgBoss.JobWithMetadata): Promise<void> {
    if (!this.#deps) throw new Error('jobs are not started');
    try {
      await definition.run({ ...job.data }, this.#deps);
    } catch (error) {
      const described = describeError(error);
      const isLast = job.retryCount >= job.retryLimit;
      const message = isLast ? 'a job failed for good' : 'a job failed and is repeated';
      this.#log.error({ job: definition.name, error: described }, message);
      // The queue stores what is thrown, so it gets no more than the log.
      throw new Error(described.message ?? described.code ?? described.name, { cause: described });
    }
  }

  readonly runDue: JobQueue['runDue'] = async () => {
    const ran = await this.#runRound();
    // A job may have asked for others.
    return ran === 0 ? 0 : ran + (await this.runDue());
  };

  /**
   * Runs what is due queue by queue in the order of the definitions; what a job asks for in a later queue is run in
   * the same round. Asks before each of them which queues have something to do, for most have nothing.
   */
  async #runRound(): Promise<number> {
    let ran = 0;
    let left = this.#definitions;
    while (left.length > 0) {
      const { rows } = await this.#pool.query<{ name: string }>(dueQueues);
      const due = new Set(rows.map(({ name }) => name));
      const at = left.findIndex(({ name }) => due.has(name));
      const definition = left[at];
      if (!definition) break;
      ran += await this.#runDueOf(definition);
      left = left.slice(at + 1);
    }
    return ran;
  }

  async #runDueOf(definition: JobDefinition): Promise<number> {
    const { name } = definition;
    const jobs = await this.#boss.fetch<object>(name, { batchSize: 10, includeMetadata: true });
    for (const job of jobs) {
      await this.#run(definition, job).then(
        () => this.#boss.complete(name, job.id),
        (error: unknown) => this.#boss.fail(name, job.id, { error: describeError(error) }),
      );
    }
    return jobs.length;
  }

  readonly stop: JobQueue['stop'] = async () => {
    await this.#stopScheduler();
    await this.#waking?.stop();
    await Promise.all([...this.#workers.values()].map((worker) => worker.stop(stopPatienceMs)));
    if (this.#deps) await this.#boss.stop({ graceful: false });
    this.#deps = null;
    await this.#pool.end();
  };
}

/** The same in every process, which the queue takes once. */
function turnId(name: string, turn: Date): string {
  const digest = createHash('sha256').update(`${name} ${turn.toISOString()}`).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Settles when what was written can be seen by others; rejects when it was taken back. */
async function committed(trx: Knex): Promise<void> {
  // A transaction is what its flag says it is.
  if (trx.isTransaction) await (trx as Knex.Transaction).executionPromise;
}
