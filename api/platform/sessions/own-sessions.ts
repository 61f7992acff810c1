import type { Knex } from 'knex';
import type { Rows } from '../database/rows.ts';
import { closeSession } from './sessions.ts';

/** More are of a program. */
const mostListed = 100;

type SessionRow = Pick<
  Rows['sessions'],
  'id' | 'token_hash' | 'browser' | 'system' | 'created_at' | 'last_seen_at'
>;

/** Sessions of one person that have not ended, the newest use first. */
export const listSessions = (knex: Knex, userId: number, now: Date): Promise<SessionRow[]> =>
  knex('sessions')
    .where({ user_id: userId })
    .where('expires_at', '>', now)
    .orderBy([
      { column: 'last_seen_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(mostListed)
    .select<SessionRow[]>('id', 'token_hash', 'browser', 'system', 'created_at', 'last_seen_at');

/** Ends one session of its owner, streams included; false where they have none of that id. */
export async function endOwnSession(trx: Knex, userId: number, id: number): Promise<boolean> {
  const row = await trx('sessions').where({ id, user_id: userId }).first('token_hash');
  if (row) await closeSession(trx, row.token_hash);
  return row !== undefined;
}

/** Ends all sessions of a person but the one that is kept, streams included. */
export async function endOtherSessions(
  trx: Knex,
  userId: number,
  kept: Buffer | null,
): Promise<void> {
  const hashes: Buffer[] = await trx('sessions').where({ user_id: userId }).pluck('token_hash');
  for (const hash of hashes) if (!kept?.equals(hash)) await closeSession(trx, hash);
}
