import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { program } from '#api/modules.ts';
import { rotateKeys } from '#api/platform/encryption/rotate-keys.ts';
import { readPrivate } from '#api/platform/files/private-files.ts';
import { createCipher, keyIdOf, type Cipher } from '#api/platform/identity/cipher.ts';
import { exportPerson } from '#api/privacy/export-person.ts';
import { erasePerson } from '#api/privacy/erase-person.ts';
import { wipeRepairs } from '#api/repairs/jobs.ts';
import { repairPhotos, sweepRepairPhotos } from '#api/repairs/papers/photo-rows.ts';
import { signaturesOf } from '#api/repairs/papers/signatures.ts';
import { repairRetentionDays } from '#core/service/repair-terms.ts';
import { plainPicture } from '#tests/api/files/nasty-pictures.ts';
import { truncateAll } from '#tests/support/database.ts';
import { createAccount, type TestApp } from '#tests/support/test-app.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { eMail, prepareRepairShop, startRepairApp, takeIn } from './repair-fixture.ts';

const drawn = { signer: 'Bořivoj Zelenka', strokes: [[10, 20, 400, 90]], onPaper: '' };
const dayMs = 86_400_000;
let app: TestApp;
let taken: Awaited<ReturnType<typeof takeIn>>;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(async () => {
  app.clock.now = new Date('2026-10-01T10:00:00Z');
  await truncateAll(app.deps.knex);
  await prepareRepairShop(app);
  taken = await takeIn(app);
  await photograph('intake', '#112233');
  await photograph('bench', '#445566');
  const { client } = taken.desk;
  const params = { id: taken.id };
  const { intake } = await client.get('admin-repair-papers', { params });
  await client.post('admin-repair-sign', { params, body: { ...drawn, digest: intake.digest } });
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

async function photograph(kind: string, color: string): Promise<void> {
  const path = `admin/repairs/${String(taken.id)}/photos/of/${kind}/`;
  const answer = await sendForm(
    taken.desk.client,
    path,
    formWith({}, await plainPicture({ color })),
  );
  expect(answer.status).toBe(201);
}
const folder = () => join(app.deps.environment.dataDir, 'private', repairPhotos.folder);
const fileNames = (): Promise<string[]> =>
  app.deps.knex('repair_photos').orderBy('id').pluck('file');
const rowsLeft = async () =>
  Promise.all(
    (['repair_photos', 'repair_signatures'] as const).map(async (table) => {
      const rows = await app.deps.knex(table).select('id');
      return rows.length;
    }),
  );
/** Files' ages are the machine's, whatever the time of the test is. */
const sweep = () =>
  sweepRepairPhotos.run({}, { ...app.deps, now: () => new Date(Date.now() + 2 * dayMs) });
const close = () =>
  app.deps
    .knex('repairs')
    .where({ id: taken.id })
    .update({ status: 'cancelled', closed_at: app.clock.now });
const account = async () => {
  const id = await createAccount(app.deps, {
    eMail,
    password: 'Dlouhe-heslo-12',
    role: 'customer',
  });
  return { id, eMail };
};

describe('photos and signatures of a repair', () => {
  it('are kept for the term after it, and are gone on the day after, files and all', async () => {
    const names = await fileNames();
    expect(names).toHaveLength(2);
    await close();
    const closed = app.clock.now.getTime();
    app.clock.now = new Date(closed + (repairRetentionDays - 1) * dayMs);
    await wipeRepairs.run({}, app.deps);
    await sweep();
    expect(await rowsLeft()).toEqual([2, 1]);
    expect(names.every((name) => existsSync(join(folder(), name)))).toBe(true);

    app.clock.now = new Date(closed + (repairRetentionDays + 1) * dayMs);
    await wipeRepairs.run({}, app.deps);
    expect(await rowsLeft()).toEqual([0, 0]);
    await sweep();
    expect(readdirSync(folder()).filter((name) => names.includes(name))).toEqual([]);
  });

  it('are of an open repair never wiped', async () => {
    app.clock.now = new Date(app.clock.now.getTime() + 2 * repairRetentionDays * dayMs);
    await wipeRepairs.run({}, app.deps);
    expect(await rowsLeft()).toEqual([2, 1]);
  });

  it('go at once with the account of whom they are', async () => {
    const names = await fileNames();
    await close();
    const person = await account();
    await app.deps.knex.transaction((trx) => erasePerson(trx, app.deps, person));
    expect(await rowsLeft()).toEqual([0, 0]);
    await sweep();
    expect(readdirSync(folder()).filter((name) => names.includes(name))).toEqual([]);
  });

  it('are in the copy of one’s data, and in nobody else’s', async () => {
    const copy = await exportPerson(app.deps, await account());
    expect(copy).toMatchObject({
      repairPapers: [
        {
          photos: [{ kind: 'intake' }, { kind: 'bench' }],
          signatures: [{ kind: 'intake', signer: drawn.signer, strokes: drawn.strokes }],
        },
      ],
    });
    const id = await createAccount(app.deps, {
      eMail: 'petr@posta.example',
      password: 'Dlouhe-heslo-12',
      role: 'customer',
    });
    const other = await exportPerson(app.deps, { id, eMail: 'petr@posta.example' });
    expect(other).toMatchObject({ repairPapers: [] });
    expect(JSON.stringify(other)).not.toContain('Zelenka');
  });

  it('are encrypted anew with the newest key, and open with it alone', async () => {
    const { knex, cipher: older } = app.deps;
    const newest = createCipher([{ id: '2027', key: randomBytes(32) }]);
    // The shop's own key is nobody's to read, so the two ciphers stand for one with both keys.
    const cipher: Cipher = {
      ...newest,
      keyIds: [...newest.keyIds, ...older.keyIds],
      decrypt: (place, value) => (keyIdOf(value) === '2027' ? newest : older).decrypt(place, value),
    };
    const [name = ''] = await fileNames();
    const place = { rowId: taken.id, name };
    const before = await readPrivate(repairPhotos, app.deps, place);
    expect(keyIdOf(readFileSync(join(folder(), name)))).toBe(older.keyIds[0]);
    await rotateKeys(program.encrypted).run({}, { ...app.deps, cipher });

    const alone = { ...app.deps, cipher: newest };
    for (const file of await fileNames()) {
      expect(keyIdOf(readFileSync(join(folder(), file)))).toBe('2027');
    }
    expect(await readPrivate(repairPhotos, alone, place)).toEqual(before);
    expect(await signaturesOf(knex, newest, taken.id)).toMatchObject([
      { signer: drawn.signer, strokes: drawn.strokes },
    ]);
  });
});
