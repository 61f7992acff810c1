import type { Knex } from 'knex';

/** Jobs kept in the shop's own database, so that they are stored with the change that asks for them. */
export interface Jobs {
  /** Adds a job in the caller's transaction; a rollback takes it back. It is due after a delay. */
  readonly enqueue: (
    trx: Knex,
    name: string,
    data: Readonly<Record<string, unknown>>,
    delay?: { readonly ms: number },
  ) => Promise<void>;
  /** Runs every job that is due and waits for it; answers how many ran. */
  readonly runDue: () => Promise<number>;
  /** Lets running jobs finish and takes no more. */
  readonly stop: () => Promise<void>;
}
