import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { BuybackModel } from './buyback-model.ts';

/** What a stored request remembers of how it was asked for. */
export interface RequestMark {
  readonly idempotencyKey: string | null;
  readonly requestDigest: Buffer | null;
}

/**
 * Makes a repeated request harmless (T-BUY-19). Answers the stored buy-back of the same key and
 * body, or null where it is the first; the same key with another body is refused. Requests with one
 * key wait for each other until the end of the transaction.
 */
export async function findRepeated(
  trx: Knex,
  { cipher }: Dependencies,
  key: string | null,
  body: unknown,
): Promise<{ readonly stored: BuybackModel | null; readonly mark: RequestMark }> {
  if (key === null) return { stored: null, mark: { idempotencyKey: null, requestDigest: null } };
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`buyback:${key}`]);
  // A keyed hash, because the body holds personal data.
  const requestDigest = cipher.digest(JSON.stringify(body));
  const stored = await BuybackModel.query(trx).findOne({ idempotency_key: key });
  if (stored && stored.requestDigest?.equals(requestDigest) !== true) {
    throw new Refusal(422, 'idempotency_mismatch');
  }
  return { stored: stored ?? null, mark: { idempotencyKey: key, requestDigest } };
}
