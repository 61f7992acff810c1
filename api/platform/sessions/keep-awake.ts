import type { Knex } from 'knex';
import { query } from '../database/query.ts';

/** Calls that a screen makes by itself. */
const byItself: ReadonlySet<string> = new Set(['pick-heartbeat', 'auth-lock']);

/** Whether a call shows that somebody works, and no screen that was left alone. */
export const isWork = (method: string, call: string): boolean =>
  method !== 'GET' && !byItself.has(call);

const sql = `
  update sessions set last_seen_at = $2
  where token_hash = $1 and last_seen_at < $2::timestamptz - interval '30 seconds'`;

/** Whoever scans keeps what their badge has opened. */
export const keepAwake = (knex: Knex, tokenHash: Buffer, now: Date): Promise<unknown> =>
  query(knex, sql, [tokenHash, now]);
