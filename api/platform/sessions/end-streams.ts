import type { Knex } from 'knex';

/** Channel of PostgreSQL on which changes and ends of sessions are told. */
export const liveChannel = 'live_events';

/**
 * Ends the live streams of a session in every process, when it is signed out or locked; within a
 * transaction, with its commit. `session` is the hash of its token.
 */
export const endStreams = (db: Knex, session: Buffer): Promise<unknown> =>
  db.raw('select pg_notify(?, ?)', [
    liveChannel,
    JSON.stringify({ ended: session.toString('hex') }),
  ]);
