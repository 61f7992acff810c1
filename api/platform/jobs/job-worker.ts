import { setTimeout as wait } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { retryDelayMs } from '#core/resilience/retry.ts';
import { describeError } from '../describe-error.ts';

/** A database is away for seconds. */
const longestWaitMs = 4_000;

type Job = PgBoss.JobWithMetadata;

/** What a worker does to the queue. */
interface WorkerQueue {
  readonly fetch: () => Promise<readonly Job[]>;
  readonly complete: (job: Job) => Promise<void>;
  readonly fail: (job: Job, error: unknown) => Promise<void>;
}

export interface WorkerOptions {
  readonly name: string;
  readonly queue: WorkerQueue;
  /** Runs one job; rejects when it is to be repeated. */
  readonly run: (job: Job) => Promise<void>;
  /** For so long a job is this worker's own; then the queue gives it to another one. */
  readonly leaseMs: number;
  readonly log: Logger;
}

/**
 * Runs the jobs of one queue, one after the other, whenever it is woken. The queue's own workers are
 * not used: what they tell the database is awaited by nobody, and one lost database ends the program.
 */
export class JobWorker {
  readonly #options: WorkerOptions;
  readonly #stopping = new AbortController();
  #working: Promise<void> | null = null;
  #isAskedAgain = false;
  #job: Job | null = null;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Looks for jobs now, and once more where it is looking already. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    this.#isAskedAgain = true;
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
  }

  /** Takes no more jobs; one that does not end in time is given back, to be run by another worker. */
  async stop(mostMs: number): Promise<void> {
    this.#stopping.abort();
    const ended = await Promise.race([this.#working, wait(mostMs, 'late', { ref: false })]);
    const job = this.#job;
    if (ended !== 'late' || !job) return;
    await this.#options.queue
      .fail(job, new Error('the program stopped'))
      .catch((error: unknown) => this.#warn(error, 'a job could not be given back'));
  }

  /** Never rejects: while the database is away nothing is done, and who wakes it next tries again. */
  async #work(): Promise<void> {
    const { queue } = this.#options;
    try {
      while (this.#isAskedAgain && !this.#stopping.signal.aborted) {
        this.#isAskedAgain = false;
        for (const job of await queue.fetch()) {
          this.#job = job;
          await this.#finish(job);
          this.#job = null;
          // There may be more.
          this.#isAskedAgain = true;
        }
      }
    } catch (error) {
      this.#warn(error, 'a worker found no jobs');
    }
  }

  async #finish(job: Job): Promise<void> {
    const { queue, run, leaseMs } = this.#options;
    const until = Date.now() + leaseMs;
    const settle = await inTime(run(job), leaseMs).then(
      () => () => queue.complete(job),
      (error: unknown) => () => queue.fail(job, error),
    );
    await this.#tell(settle, until);
  }

  /** Says how a job ended, again and again while the job is this worker's own: it shall not run twice. */
  async #tell(settle: () => Promise<void>, until: number): Promise<void> {
    for (let retries = 0; ; retries += 1) {
      try {
        await settle();
        return;
      } catch (error) {
        this.#warn(error, 'the end of a job could not be stored');
      }
      const waitMs = Math.min(longestWaitMs, retryDelayMs(retries));
      if (Date.now() + waitMs >= until || this.#stopping.signal.aborted) return;
      await wait(waitMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }

  #warn(error: unknown, message: string): void {
    this.#options.log.warn({ job: this.#options.name, error: describeError(error) }, message);
  }
}

/** Rejects where a job runs for longer than it is its worker's own. */
async function inTime(running: Promise<void>, mostMs: number): Promise<void> {
  const timeout = new AbortController();
  const late = wait(mostMs, undefined, { ref: false, signal: timeout.signal }).then(() => {
    throw new Error('a job took longer than its lease');
  });
  try {
    await Promise.race([running, late]);
  } finally {
    late.catch(() => undefined);
    timeout.abort();
  }
}
