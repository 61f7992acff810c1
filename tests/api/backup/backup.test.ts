import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countRows } from '#api/backup/read-snapshot.ts';
import { restoreBackup } from '#api/backup/restore-backup.ts';
import { verifyBackup } from '#api/backup/verify-backup.ts';
import { listBackups, writeBackup, type BackupReceipt } from '#api/backup/write-backup.ts';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { addOrder, addOrderLine } from '#tests/support/factories/orders.ts';
import { cloneSeeded } from '#tests/support/seeded-database.ts';
import { BackupPlace, newKeys, onServer } from './backup-shop.ts';

const place = new BackupPlace();
const shop = place.database('shop');
const dataDir = join(place.folder, 'data');
const backups = join(place.folder, 'kept');
const keys = await newKeys();
const source = {
  connection: shop,
  dataDir,
  market: 'cz',
  now: new Date('2026-11-23T01:00:00Z'),
  withKeys: false,
};
let receipt: BackupReceipt;
let path: string;

const restoreInto = (connection: typeof shop, more: object = {}) =>
  restoreBackup(path, {
    connection,
    dataDir: join(place.folder, 'restored'),
    identity: keys.identity,
    replace: false,
    ...more,
  });

beforeAll(async () => {
  await cloneSeeded('cz', shop.database);
  mkdirSync(join(dataDir, 'media/ab'), { recursive: true });
  writeFileSync(join(dataDir, 'media/ab/480.webp'), Buffer.alloc(3_000_000, 7));
  writeFileSync(join(dataDir, 'secrets.json'), '{}');
  writeFileSync(join(dataDir, 'kept-replies.bin'), 'kept');
  receipt = await writeBackup(backups, source, keys.recipient);
  path = join(backups, receipt.name);
});
afterAll(() => place.end());

it('restores every row, counter, constraint and file', async () => {
  const target = await place.empty('whole');
  const restored = await restoreInto(target);
  const before = await countRows(shop);
  const after = await countRows(target);
  // Whoever has signed out since must not be signed in again.
  expect(after.get('sessions')).toBe(0);
  expect([...after].filter(([name, n]) => name !== 'sessions' && before.get(name) !== n)).toEqual(
    [],
  );
  expect(restored.rows).toBe([...before.values()].reduce((sum, n) => sum + n, 0));
  expect(await guardsOf(target)).toEqual(await guardsOf(shop));
  expect(readFileSync(join(place.folder, 'restored/media/ab/480.webp'))).toHaveLength(3_000_000);
  expect(readdirSync(join(place.folder, 'restored'))).toEqual(['media']);
});

/** Constraints, triggers with their state, and where the counters stand. */
async function guardsOf(connection: typeof shop): Promise<unknown[]> {
  const knex = openDatabase(connection);
  try {
    const { rows } = await knex.raw<{ rows: { line: string }[] }>(`
      select format('%s %s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) as line
        from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all
      select format('%s %s', sequencename, last_value) from pg_sequences
        where schemaname = 'public' and sequencename not like 'knex%'
      order by 1`);
    return rows;
  } finally {
    await knex.destroy();
  }
}

it('is one moment of the shop, whatever is ordered while it is written', async () => {
  const knex = openDatabase(shop);
  const [delivery] = await knex('delivery_methods').limit(1).pluck<string[]>('code');
  const [payment] = await knex('payment_methods').limit(1).pluck<string[]>('code');
  const order = () =>
    knex.transaction(async (trx) => {
      const { id } = await addOrder(trx, {
        ...(delivery !== undefined && { delivery_code: delivery }),
        ...(payment !== undefined && { payment_code: payment }),
      });
      await addOrderLine(trx, { order_id: id });
    });
  const countOf = async (where: Knex) => ({
    orders: await where('orders')
      .pluck('id')
      .then((ids) => ids.length),
    lines: await where('order_lines')
      .pluck('id')
      .then((ids) => ids.length),
  });
  await order();
  const before = await countOf(knex);
  const writing = writeBackup(join(place.folder, 'busy'), source, null);
  const written = writing.then(() => true);
  while (!(await Promise.race([written, order()]))) await order();
  expect((await countOf(knex)).orders).toBeGreaterThan(before.orders);
  await knex.destroy();

  const target = await place.empty('moment');
  path = join(place.folder, 'busy', (await writing).name);
  await restoreInto(target);
  const restored = openDatabase(target);
  const after = await countOf(restored);
  expect(after.orders - before.orders).toBe(after.lines - before.lines);
  await restored.destroy();
  path = join(backups, receipt.name);
});

it('leaves nothing that looks like a backup when it is cut off', async () => {
  const folder = join(place.folder, 'cut');
  const cut = writeBackup(folder, source, null).then(
    () => 'written',
    () => 'cut off',
  );
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'obmena-backup' and datname = '${shop.database}' and xact_start is not null`;
  let isCut = false;
  const ended = cut.then(() => true);
  while (!isCut) isCut = (await Promise.race([ended, onServer(end)])) === true;
  expect(await cut).toBe('cut off');
  expect(readdirSync(folder)).toEqual([]);
});

it('tells with its key what is in it, and without it that no byte is another', async () => {
  const { contents } = await verifyBackup(path, keys.identity);
  expect(contents).toMatchObject({ tables: receipt.tables, rows: receipt.rows, files: 1 });
  expect(await verifyBackup(path, null)).toEqual({ contents: null });
});

it('refuses another key, a changed byte and a cut end in one line, and touches nothing', async () => {
  const target = await place.empty('untouched');
  const other = await newKeys();
  await expect(restoreInto(target, { identity: other.identity })).rejects.toThrow('another key');
  const bytes = readFileSync(path);
  const bad = join(place.folder, 'bad.backup.gz.age');
  for (const spoiled of [
    bytes.subarray(0, bytes.length - 100),
    Buffer.concat([bytes.subarray(0, 50_000), Buffer.from('x'), bytes.subarray(50_001)]),
    bytes.subarray(0, 300),
  ]) {
    writeFileSync(bad, spoiled);
    const wanted = { connection: target, dataDir, identity: keys.identity, replace: true };
    await expect(restoreBackup(bad, wanted)).rejects.toMatchObject({ name: 'StartError' });
  }
  expect([...(await countRows(target))]).toEqual([]);
});

it('refuses a database that is not empty unless it may replace it', async () => {
  const target = await place.empty('other');
  const knex = openDatabase(target);
  await knex.raw('create table users (id integer)');
  await knex.destroy();
  await expect(restoreInto(target)).rejects.toThrow('--replace');
  await restoreInto(target, { replace: true });
  expect((await countRows(target)).get('users')).toBe((await countRows(shop)).get('users'));
});

it('is listed only when it is whole', async () => {
  writeFileSync(join(backups, 'obmena-2026-11-24T01-00-00Z.backup.gz.age.7.part'), 'half');
  expect(await listBackups(backups)).toEqual([path]);
  rmSync(join(backups, `${receipt.name}.json`));
  await expect(verifyBackup(path, null)).rejects.toThrow('nothing was noted beside it');
});
