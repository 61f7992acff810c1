import type { Knex } from 'knex';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from './refusal.ts';

/** What a stored request remembers of how it was asked for, as columns. */
export interface RequestMark {
  readonly idempotency_key: string | null;
  readonly request_digest: Buffer | null;
}

interface Request {
  /** Table with the columns id, idempotency_key and request_digest. */
  readonly table: string;
  readonly key: string | null;
  readonly body: unknown;
}

/**
 * Makes a repeated request harmless: answers the id of the row that the same key and body made, or
 * null where it is the first; the same key with another body is refused. Requests with one key wait
 * for each other until the end of the transaction.
 */
export async function findRepeatedRequest(
  trx: Knex,
  { cipher }: Pick<Dependencies, 'cipher'>,
  { table, key, body }: Request,
): Promise<{ readonly storedId: number | null; readonly mark: RequestMark }> {
  if (key === null)
    return { storedId: null, mark: { idempotency_key: null, request_digest: null } };
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${table}:${key}`]);
  // A keyed hash, because the body holds personal data.
  const digest = cipher.digest(JSON.stringify(body));
  const row: { id: number; request_digest: Buffer } | undefined = await trx(table)
    .where({ idempotency_key: key })
    .first('id', 'request_digest');
  if (row && !row.request_digest.equals(digest)) throw new Refusal(422, 'idempotency_mismatch');
  return { storedId: row?.id ?? null, mark: { idempotency_key: key, request_digest: digest } };
}
