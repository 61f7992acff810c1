import type { Knex } from 'knex';
import { query } from '../database/query.ts';
import { endStreams } from './end-streams.ts';

const sql = `
  delete from sessions where by_badge and ($1::integer is null or user_id = $1)
  returning token_hash as "tokenHash"`;

/** Ends the sessions that badges have opened: of one person, or without one of everybody. */
export async function endBadgeSessions(db: Knex, userId: number | null): Promise<void> {
  const ended = await query<{ tokenHash: Buffer }>(db, sql, [userId]);
  for (const { tokenHash } of ended) await endStreams(db, tokenHash);
}
