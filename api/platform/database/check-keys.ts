import { createHmac, hkdfSync } from 'node:crypto';
import type { Knex } from 'knex';
import type { Rows } from './rows.ts';
import { StartError } from '../faults/start-error.ts';
import type { EncryptionKey } from '../identity/cipher.ts';

/** Tells two keys apart and says nothing of either. */
function checkValue({ id, key }: EncryptionKey): Buffer {
  const derived = Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'key check', 32));
  return createHmac('sha256', derived).update(id).digest();
}

type KnownKey = Pick<Rows['encryption_keys'], 'id' | 'check_value'>;

/**
 * Compares the keys with those that the database was encrypted with, and remembers new ones. Throws
 * StartError, before anything is encrypted, where one is another key of a known name, or where one is
 * missing. `source` says where the keys come from.
 */
export async function checkEncryptionKeys(
  knex: Knex,
  keys: readonly EncryptionKey[],
  source: string,
): Promise<void> {
  const known: KnownKey[] = await knex('encryption_keys').orderBy('id').select('id', 'check_value');
  const given = new Map(keys.map((key) => [key.id, key]));
  for (const { id } of known) {
    if (given.has(id)) continue;
    throw new StartError(
      `${source} lacks the key "${id}", with which this database is encrypted: add it at the end.`,
    );
  }
  const added = keys.map((key) => ({ id: key.id, check_value: checkValue(key) }));
  // Of processes that start together, the first one's keys count.
  await knex('encryption_keys').insert(added).onConflict('id').ignore();
  const stored: KnownKey[] = await knex('encryption_keys').select('id', 'check_value');
  for (const { id, check_value: value } of stored) {
    const key = given.get(id);
    if (!key || checkValue(key).equals(value)) continue;
    throw new StartError(
      `${source}: the key "${id}" is not the one with which this database is encrypted: give the right one.`,
    );
  }
}
