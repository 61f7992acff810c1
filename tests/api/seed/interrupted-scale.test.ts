import type { Knex } from 'knex';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { onConnections } from '#api/platform/database/executor.ts';
import { loadInBulk } from '#api/platform/database/load-in-bulk.ts';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { beginLoad } from '#api/platform/database/undo-interrupted-load.ts';
import { seedDatabase } from '#api/seed/seed.ts';
import { testDatabase, testTemplate } from '#tests/support/database.ts';
import { addDeviceType } from '#tests/support/factories/devices.ts';
import { addUser } from '#tests/support/factories/people.ts';
import { structureOf } from './structure-of.ts';

const admin = openDatabase(testDatabase(), { mostConnections: 1 });
afterAll(() => admin.destroy());

const name = `${testDatabase().database}_cut_off`;
let knex: Knex;
let before: string[];
beforeEach(async () => {
  await admin.raw('create database ?? template ??', [name, testTemplate]);
  knex = openDatabase({ ...testDatabase(), database: name });
  before = await structureOf(knex);
});
afterEach(async () => {
  await knex.destroy();
  await admin.raw('drop database ??', [name]);
});

const settings = {
  ...({ market: 'cz', staffPassword: 'Zkouska-Seminka-2026' } as const),
  now: new Date('2026-11-21T09:00:00Z'),
};

/** Whether the database is as the migrations made it. */
async function expectEmpty() {
  expect(await structureOf(knex)).toEqual(before);
  for (const table of ['users', 'device_types', 'meta_masters', 'stock', 'bulk_loads']) {
    expect(await knex(table).first()).toBeUndefined();
  }
}

it('leaves nothing behind when it fails half-way', async () => {
  const report = (line: string) => {
    if (line.includes('products')) throw new Error('cut off');
  };
  const failing = seedDatabase(knex, { ...settings, scale: 26_000, report });
  await expect(failing).rejects.toThrow('cut off');
  await expectEmpty();
}, 60_000);

it('is undone by the next run after a power cut, which then fills the database', async () => {
  const executor = onConnections(knex, 2);
  await executor.run(beginLoad);
  await executor.run(async (trx) => {
    await addDeviceType(trx);
  });
  const tables = ['products', 'stock', 'search_documents'];
  const cutOff = loadInBulk(executor, tables, 'everything', () =>
    Promise.reject(new Error('dark')),
  );
  await expect(cutOff).rejects.toThrow('dark');
  expect(await structureOf(knex)).not.toEqual(before);
  const lines: string[] = [];
  const filled = await seedDatabase(knex, { ...settings, report: (line) => lines.push(line) });
  expect(filled).toBe(true);
  expect(lines[0]).toBe('The last seeding was interrupted: what it left half done is removed.');
  expect(await structureOf(knex)).toEqual(before);
  expect(await knex('bulk_loads').first()).toBeUndefined();
}, 60_000);

it('begins with no accounts but its own', async () => {
  await addUser(knex, { e_mail: 'nekdo@obmena.example' });
  const refused = seedDatabase(knex, { ...settings, scale: 1, report: () => undefined });
  await expect(refused).rejects.toThrow('has accounts already');
  expect(await knex('users').select('e_mail')).toEqual([{ e_mail: 'nekdo@obmena.example' }]);
});
