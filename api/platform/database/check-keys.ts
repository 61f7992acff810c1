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

type KnownKey = Pick<Rows['encryption_keys'], 'id' | 'check_value' | 'makes_digests'>;

/**
 * Compares the keys with those that the database was encrypted with, and remembers new ones. Throws
 * StartError, before anything is encrypted, where one is another key of a known name, where one is
 * missing that something may still be encrypted with, or where the one that makes digests is no
 * longer the last. `source` says where the keys come from.
 */
export async function checkEncryptionKeys(
  knex: Knex,
  keys: readonly EncryptionKey[],
  source: string,
): Promise<void> {
  const given = new Map(keys.map((key) => [key.id, key]));
  const known: KnownKey[] = await knex('encryption_keys')
    .whereNull('retired_at')
    .orderBy('id')
    .select('id', 'check_value', 'makes_digests');
  for (const { id } of known) {
    if (given.has(id)) continue;
    throw new StartError(
      `${source} lacks the key "${id}", with which this database is encrypted: add it again.`,
    );
  }
  const added = keys.map((key) => ({ id: key.id, check_value: checkValue(key) }));
  // Of processes that start together, the first one's keys count.
  await knex('encryption_keys').insert(added).onConflict('id').ignore();
  const stored: KnownKey[] = await knex('encryption_keys').select(
    'id',
    'check_value',
    'makes_digests',
  );
  for (const { id, check_value: value } of stored) {
    const key = given.get(id);
    if (!key || checkValue(key).equals(value)) continue;
    throw new StartError(
      `${source}: the key "${id}" is not the one with which this database is encrypted: give the right one.`,
    );
  }
  await checkOrder(knex, keys, stored, source);
}

/** What is compared by digests and signatures was made with one key, which therefore stays the last. */
async function checkOrder(
  knex: Knex,
  keys: readonly EncryptionKey[],
  stored: readonly KnownKey[],
  source: string,
): Promise<void> {
  const [first, last] = [keys[0]?.id ?? '', keys.at(-1)?.id ?? ''];
  const making = stored.find((key) => key.makes_digests);
  if (making && making.id !== last) {
    throw new StartError(
      `${source}: the key "${making.id}" must stay the last; a new one goes in front.`,
    );
  }
  if (!making) {
    // Of processes that start together, both write the same.
    await knex('encryption_keys').where({ id: last }).update({ makes_digests: true });
  }
  // One that was put away and encrypts again is needed again.
  await knex('encryption_keys').where({ id: first }).whereNotNull('retired_at').update({
    retired_at: null,
  });
}
