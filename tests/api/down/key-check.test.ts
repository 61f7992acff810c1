import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { checkEncryptionKeys } from '#api/platform/database/check-keys.ts';
import { testDatabase, truncateAll } from '#tests/support/database.ts';

const knex = openDatabase(testDatabase());
const one = { id: 'k1', key: randomBytes(32) };
const two = { id: 'k2', key: randomBytes(32) };
const check = (...keys: { id: string; key: Buffer }[]) =>
  checkEncryptionKeys(knex, keys, 'ENCRYPTION_KEYS');

beforeEach(async () => {
  await truncateAll(knex);
  await check(one);
});
afterAll(async () => {
  await truncateAll(knex);
  await knex.destroy();
});

it('lets the keys start that the database knows, and a new one in front of them', async () => {
  await check(one);
  await check(two, one);
  await check(two, one);
});

it('refuses other bytes under a known name in one line, and stores nothing of them', async () => {
  await expect(check({ ...one, key: two.key })).rejects.toThrow(
    'ENCRYPTION_KEYS: the key "k1" is not the one with which this database is encrypted: give the right one.',
  );
  await check(one);
});

it('refuses a start without a key that the database is encrypted with', async () => {
  const line =
    'ENCRYPTION_KEYS lacks the key "k1", with which this database is encrypted: add it again.';
  await expect(check(two)).rejects.toThrow(line);
  await check(one);
});

it('refuses a new key behind the one that digests were made with', async () => {
  await expect(check(one, two)).rejects.toThrow(
    'ENCRYPTION_KEYS: the key "k1" must stay the last; a new one goes in front.',
  );
  await check(two, one);
});
