import type { Knex } from 'knex';

/** A part of a bulk load; what it writes is seen by the parts after it. */
export type Work<T = void> = (trx: Knex.Transaction) => Promise<T>;

/** Runs the parts of a bulk load. */
export interface Executor {
  readonly run: <T>(work: Work<T>) => Promise<T>;
  /** Works that do not meet each other: at the same time where there are connections for it. */
  readonly runAll: (works: readonly Work[]) => Promise<void>;
}

/**
 * Sorts and hashes of a part are large, compiling its statements takes longer than it saves, and what
 * was just written lies in memory.
 */
const roomy = `
  set local statement_timeout to 0;
  set local work_mem = '64MB';
  set local maintenance_work_mem = '256MB';
  set local random_page_cost = 1.1;
  set local jit = off`;

/** One part after the other in one transaction: all of the load or nothing of it. */
export async function inOneTransaction(trx: Knex.Transaction): Promise<Executor> {
  await trx.raw(roomy);
  return {
    run: (work) => work(trx),
    runAll: async (works) => {
      for (const work of works) await work(trx);
    },
  };
}

/** Parts in transactions of their own on several connections: an interrupted load leaves some behind. */
export function onConnections(knex: Knex, count: number): Executor {
  const run = <T>(work: Work<T>): Promise<T> =>
    knex.transaction(async (trx) => {
      // Whoever undoes an interrupted load needs nothing of it on the disk.
      await trx.raw(`${roomy}; set local synchronous_commit to off`);
      return work(trx);
    });
  return { run, runAll: (works) => runConcurrently(works, count, run) };
}

/** Does works in their order, `count` at a time; the first that fails is thrown when none runs any more. */
async function runConcurrently(
  works: readonly Work[],
  count: number,
  run: (work: Work) => Promise<void>,
): Promise<void> {
  const waiting = [...works];
  const worker = async () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) {
      await run(work).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: count }, worker));
  const failed = workers.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
