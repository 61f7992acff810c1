import type { Knex } from 'knex';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clientConfig } from '#api/platform/database/connection.ts';
import { isDatabaseAway } from '#api/platform/faults/database-away.ts';
import { openDatabase } from '#api/platform/database/open-database.ts';
import type { Dependencies } from '#api/platform/dependencies.ts';
import { createJobQueue } from '#api/platform/jobs/pg-boss-queue.ts';
import { startOwnServer, type OwnServer } from '#tests/support/own-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let server: OwnServer;
let app: TestApp;
beforeAll(async () => {
  server = await startOwnServer();
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

const silent = pino({ level: 'silent' });
/** Rejections and errors that nobody awaited: any of them ends the program. */
function heardErrors() {
  const heard: unknown[] = [];
  const hear = (error: unknown) => void heard.push(error);
  process.on('unhandledRejection', hear).prependListener('uncaughtException', hear);
  return () => {
    process.off('unhandledRejection', hear).off('uncaughtException', hear);
    return heard;
  };
}

const patience = { timeout: 60_000, interval: 50 };
const longest = 90_000;

const startedAt = async (knex: Knex): Promise<string> => {
  const sql = 'select pg_postmaster_start_time()::text as at';
  return (await knex.raw<{ rows: { at: string }[] }>(sql)).rows[0]?.at ?? '';
};

/** Another server answers than the one that was killed. */
const isBack = (knex: Knex, since: string) =>
  vi.waitFor(async () => expect(await startedAt(knex)).not.toBe(since), patience);

it(
  'starts a killed server again at once, and pools connect to it by themselves',
  async () => {
    const knex = openDatabase(server.connection);
    await knex.raw('create table kept as select 7 as seven');
    for (let round = 0; round < 2; round += 1) {
      const since = await startedAt(knex);
      server.kill();
      await isBack(knex, since);
      expect(await knex('kept').first()).toEqual({ seven: 7 });
    }
    await knex.destroy();
  },
  longest,
);

it(
  'says of every error while the server is away that it is away',
  async () => {
    const knex = openDatabase(server.connection);
    await knex.raw('select 1');
    const sleeping = knex.raw('select pg_sleep(60)').then(
      () => null,
      (error: unknown) => error,
    );
    await vi.waitFor(async () => {
      const running = `select from pg_stat_activity where query like 'select pg_sleep%'`;
      expect((await knex.raw<{ rows: unknown[] }>(running)).rows).toHaveLength(1);
    }, patience);
    const since = await startedAt(knex);
    server.kill();
    const errors: unknown[] = [await sleeping];
    // The killed one's last processes may still take a question.
    await vi.waitFor(async () => {
      const client = new pg.Client(clientConfig(server.connection, 'obmena-test'));
      client.on('error', () => undefined);
      try {
        await client.connect();
        const { rows } = await client.query<{ at: string }>(
          'select pg_postmaster_start_time()::text as at',
        );
        if (rows[0]?.at === since) throw new Error('Connection terminated: not killed yet');
      } catch (error) {
        errors.push(error);
        throw error;
      } finally {
        await client.end().catch(() => undefined);
      }
    }, patience);
    expect(errors.filter((error) => !isDatabaseAway(error))).toEqual([]);
    expect(errors.length).toBeGreaterThan(1);
    await knex.destroy();
  },
  longest,
);

it(
  'outlives a database that is killed while a job runs, which ends once afterwards',
  async () => {
    const knex = openDatabase(server.connection);
    const heard = heardErrors();
    let runs = 0;
    let begin = () => {};
    let end = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const mayEnd = new Promise<void>((resolve) => (end = resolve));
    const definition = {
      name: 'long',
      async run() {
        runs += 1;
        begin();
        await mayEnd;
      },
    };
    const deps: Dependencies = { ...app.deps, knex };
    const queue = createJobQueue(server.connection, silent);
    await queue.start([definition], deps, { work: true });
    await knex.transaction((trx) => queue.enqueue(trx, 'long', {}));
    await begun;
    const since = await startedAt(knex);
    server.kill();
    end();
    await isBack(knex, since);
    await vi.waitFor(async () => {
      const { rows } = await knex.raw<{ rows: { state: string }[] }>('select state from jobs.job');
      expect(rows).toEqual([{ state: 'completed' }]);
    }, patience);
    await queue.stop();
    await knex.destroy();
    expect(runs).toBe(1);
    expect(heard()).toEqual([]);
  },
  longest,
);

it(
  'gives work that failed while the database is away to the queue again',
  async () => {
    const knex = openDatabase(server.connection);
    const heard = heardErrors();
    const runs: number[] = [];
    const definition = {
      name: 'asking',
      async run() {
        runs.push(runs.length);
        if (runs.length === 1) server.kill();
        await knex.raw('select pg_sleep(0.2)');
      },
    };
    const queue = createJobQueue(server.connection, silent);
    await queue.start([definition], { ...app.deps, knex }, { work: true });
    await knex.transaction((trx) => queue.enqueue(trx, 'asking', {}));
    await vi.waitFor(async () => {
      const { rows } = await knex.raw<{ rows: { state: string }[] }>(
        `select state from jobs.job where name = 'asking'`,
      );
      expect(rows).toEqual([{ state: 'completed' }]);
    }, patience);
    await queue.stop();
    await knex.destroy();
    expect(runs).toEqual([0, 1]);
    expect(heard()).toEqual([]);
  },
  longest,
);
