import type { Knex } from 'knex';
import type { Dependencies } from '../dependencies.ts';

/** Work that runs apart from a request, at least once. */
export interface JobDefinition {
  readonly name: string;
  /** Called again later when it throws; what it does must bear being done twice. */
  readonly run: (data: Readonly<Record<string, unknown>>, deps: Dependencies) => Promise<void>;
  /** Cron line in the market's time zone, for work that comes round by itself. */
  readonly schedule?: string;
}

/** Jobs kept in the shop's own database, so that they are stored with the change that asks for them. */
export interface JobQueue {
  /** Adds a job in the caller's transaction; a rollback takes it back. */
  readonly enqueue: (
    trx: Knex,
    name: string,
    data: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  /** Prepares the queue and, with `work`, begins to run jobs. */
  readonly start: (
    definitions: readonly JobDefinition[],
    deps: Dependencies,
    options: { readonly work: boolean },
  ) => Promise<void>;
  /** Runs every job that is due and waits for it; answers how many ran. */
  readonly runDue: () => Promise<number>;
  /** Lets running jobs finish and takes no more. */
  readonly stop: () => Promise<void>;
}
