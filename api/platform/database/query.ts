import { createHash, randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { Knex } from 'knex';
import type { Client, QueryResultRow } from 'pg';

/** What Knex calls its client: it lends the pool's connections and tells who listens. */
interface Pool extends EventEmitter {
  readonly acquireConnection: () => Promise<Client>;
  readonly releaseConnection: (connection: Client) => Promise<void>;
}

/** A value of `$1`; an array becomes a Postgres array. */
export type QueryValue =
  string | number | boolean | Date | Buffer | null | readonly (string | number)[];

const names = new Map<string, string>();

/** Statements are few and made once; planning one may take longer than running it. */
function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 32);
  names.set(sql, name);
  return name;
}

const counter = { last: 0, program: randomUUID().slice(0, 8) };

/**
 * Runs one statement with `$1` places on a connection of the pool and answers its rows; what they
 * look like is the caller's to say. For what is asked most: Knex would read and rewrite the text at
 * every call, and the database plan it; here each connection prepares it once. A pooler in between
 * must therefore know prepared statements. The text is one of a few and never holds a value. Whoever
 * listens to Knex for statements hears it as any other.
 */
export async function query<Row>(
  db: Knex,
  sql: string,
  bindings: readonly QueryValue[],
): Promise<Row[]> {
  const pool = db.client as Pool; // typed `any` by Knex
  counter.last += 1;
  const heard = {
    sql,
    bindings,
    method: 'raw',
    __knexQueryUid: `${counter.program}-${String(counter.last)}`,
  };
  const connection = await pool.acquireConnection();
  try {
    pool.emit('query', heard);
    const result = await connection.query<Row & QueryResultRow>({
      name: nameOf(sql),
      text: sql,
      values: [...bindings],
    });
    pool.emit('query-response', result, heard, null);
    return result.rows;
  } finally {
    await pool.releaseConnection(connection);
  }
}
