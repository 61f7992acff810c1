import type { Knex } from 'knex';

// Any number that nothing else in this database locks.
const startLock = 7_316_045_112;

/**
 * Runs work that must not run twice at once, however many processes start together. The lock ends
 * with the connection, so a killed process leaves none behind.
 */
export const withStartLock = <T>(knex: Knex, work: () => Promise<T>): Promise<T> =>
  knex.transaction(async (trx) => {
    await trx.raw('set local statement_timeout to 0');
    await trx.raw('select pg_advisory_xact_lock(?)', [startLock]);
    return work();
  });
