import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Market } from '#core/market/market.ts';
import type { Environment } from './environment.ts';
import type { ReplyCache } from './http/reply-cache.ts';
import type { Cipher } from './identity/cipher.ts';
import type { Jobs } from './jobs/jobs.ts';

/** What every feature of the API is given; made once in main.ts, and by tests with their own. */
export interface Dependencies {
  readonly environment: Environment;
  readonly market: Market;
  readonly knex: Knex;
  /** A replica where there is one, for lists that bear being a moment late; never for a change. */
  readonly reads: Knex;
  readonly now: () => Date;
  readonly log: Logger;
  readonly jobs: Jobs;
  readonly cipher: Cipher;
  readonly replyCache: ReplyCache;
}
