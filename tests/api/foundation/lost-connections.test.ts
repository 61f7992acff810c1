import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { executorOf, openJobsPool } from '#api/platform/jobs/pg-boss-connections.ts';
import { testDatabase } from '#tests/support/database.ts';

it('outlives a connection of the jobs that is lost between two statements', async () => {
  const knex = openDatabase(testDatabase());
  const pool = openJobsPool(testDatabase(), pino({ level: 'silent' }));
  const client = await pool.connect();
  const uncaught: unknown[] = [];
  const remember = (error: unknown) => void uncaught.push(error);
  process.prependListener('uncaughtException', remember);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // Not `once`, which would listen to the very error.
  const ended = new Promise<void>((resolve) => client.on('end', () => resolve()));
  await knex.raw('select pg_terminate_backend(?)', [rows[0]?.pid ?? 0]);
  await ended;
  client.release(true);
  expect((await executorOf(pool).executeSql('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
  process.off('uncaughtException', remember);
  await pool.end();
  await knex.destroy();
  expect(uncaught).toEqual([]);
});
