import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Market } from '#core/market/market.ts';
import type { Environment } from './settings/environment.ts';
import type { Connection } from './settings/connection.ts';
import type { ReplyCache } from './reply-cache.ts';
import type { Cipher } from './identity/cipher.ts';

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

/** What every feature of the API is given; made once in main.ts, and by tests with their own. */
export interface Dependencies {
  readonly environment: Environment;
  readonly market: Market;
  readonly knex: Knex;
  /** A replica where there is one, for lists that bear being a moment late; never for a change. */
  readonly reads: Knex;
  /** Where the database is, for what needs a connection of its own. */
  readonly connection: Connection;
  readonly now: () => Date;
  readonly log: Logger;
  readonly jobs: Jobs;
  readonly cipher: Cipher;
  readonly replyCache: ReplyCache;
}
