import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { program } from '#api/modules.ts';
import { checkEncryptionKeys } from '#api/platform/database/check-keys.ts';
import { rotateKeys } from '#api/platform/encryption/rotate-keys.ts';
import { createCipher, keyIdOf } from '#api/platform/identity/cipher.ts';
import { addJobApplication } from '#tests/support/factories/content.ts';
import { addCart } from '#tests/support/factories/sales.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const keys = ['2026', '2025', '2024'].map((id) => ({ id, key: randomBytes(32) }));
const [, middle, last] = keys;
if (!middle || !last) throw new Error('three keys are made');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await truncateAll(app.deps.knex);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const check = (...given: typeof keys) =>
  checkEncryptionKeys(app.deps.knex, given, 'ENCRYPTION_KEYS');
const rotate = () =>
  rotateKeys(program.encrypted).run({}, { ...app.deps, cipher: createCipher(keys) });
const keyRows = () =>
  app.deps.knex('encryption_keys').orderBy('id').select('id', 'found_values', 'retired_at');

it('encrypts everything anew with the newest key, and puts away what a whole pass found nowhere', async () => {
  const { knex, environment } = app.deps;
  const old = createCipher([middle, last]);
  const { id } = await addCart(knex);
  const card = { table: 'carts', column: 'isic_holder', rowId: id };
  await knex('carts')
    .where({ id })
    .update({
      isic_digest: old.digest('1'),
      isic_last4: '1234',
      isic_holder: old.encrypt(card, 'Jana Nová'),
    });
  const application = await addJobApplication(knex);
  const cv = { table: 'job_applications', column: 'cv_file', rowId: application.id };
  const name = application.cv_file;
  const folder = join(environment.dataDir, 'private/cv');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), old.encrypt(cv, 'PDF'));
  await check(...keys);

  await rotate();
  const newest = createCipher(keys.slice(0, 1));
  const row = await knex('carts').where({ id }).first('isic_holder');
  expect(newest.decrypt(card, row?.isic_holder ?? Buffer.alloc(0))).toBe('Jana Nová');
  expect(newest.decrypt(cv, readFileSync(join(folder, name)))).toBe('PDF');
  // What an older program wrote during the pass is found by the next one.
  expect((await keyRows()).map((key) => [key.found_values, key.retired_at !== null])).toEqual([
    [0, false],
    [2, false],
    [0, false],
  ]);
  await rotate();
  expect((await keyRows()).map((key) => [key.found_values, key.retired_at !== null])).toEqual([
    [0, false],
    [0, true],
    [2, false],
  ]);
  expect(keyIdOf(readFileSync(join(folder, name)))).toBe('2026');

  await check(...keys.filter((key) => key !== middle));
  await expect(check(...keys.slice(0, 1))).rejects.toThrow('lacks the key "2024"');
  await expect(check(last, ...keys.slice(0, 2))).rejects.toThrow('must stay the last');
});

/** Bytes that are no encrypted text: hashes, public keys, random tokens and packed words. */
const notEncrypted =
  /(?:digest|hash|check_value|filter|packed|place|previous|credential_id|public_key)$/;

it('knows every column that holds encrypted bytes', async () => {
  const { rows } = await app.deps.knex.raw<{ rows: { place: string }[] }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' order by 1`,
  );
  const encrypted = program.encrypted
    .flatMap(({ columns = [] }) => columns)
    .flatMap(({ table, names }) => names.map((name) => `${table}.${name}`));
  const places = rows.map(({ place }) => place).filter((place) => !notEncrypted.test(place));
  expect(places).toEqual(encrypted.toSorted());
});
