import pg from 'pg';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { seedDatabase } from '#api/seed/seed.ts';
import type { MarketCode } from '#core/market/market.ts';
import { testDatabase, testTemplate } from './database.ts';

/** Password of all demonstration accounts. */
export const seededPassword = 'Zkouska-Seminka-2026';

/** Any fixed number: of workers that want the same seed one makes it. */
const makingLock = 8_120_344;

/**
 * Makes a database of this name with the demonstration shop of a market. The first of a run seeds it, which takes
 * seconds; the others are copies. The caller drops it.
 */
export async function cloneSeeded(market: MarketCode, name: string): Promise<void> {
  // A lock holds within one database, and each worker has another.
  const server = new pg.Client({ ...testDatabase(), database: 'postgres' });
  await server.connect();
  try {
    await server.query('select pg_advisory_lock($1)', [makingLock]);
    const seeded = `test_seeded_${market}`;
    const known = await server.query('select from pg_database where datname = $1', [seeded]);
    if (known.rowCount === 0) await makeSeeded(server, market, seeded);
    await server.query(`create database ${name} template ${seeded}`);
  } finally {
    await server.end();
  }
}

async function makeSeeded(server: pg.Client, market: MarketCode, seeded: string): Promise<void> {
  const half = `${seeded}_half`;
  await server.query(`drop database if exists ${half}`);
  await server.query(`create database ${half} template ${testTemplate}`);
  const knex = openDatabase({ ...testDatabase(), database: half });
  try {
    const settings = { market, now: new Date('2026-11-21T09:00:00Z') };
    const report = () => undefined;
    await seedDatabase(knex, { ...settings, staffPassword: seededPassword, report });
  } finally {
    await knex.destroy();
  }
  await server.query(`alter database ${half} rename to ${seeded}`);
}
