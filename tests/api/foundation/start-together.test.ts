import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { program } from '#api/modules.ts';
import { createJobQueue } from '#api/platform/jobs/pg-boss-queue.ts';
import { testDatabase, testTemplate } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const place = { ...testDatabase(), database: `${testDatabase().database}_together` };
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.deps.knex.raw('create database ?? template ??', [place.database, testTemplate]);
});
afterAll(async () => {
  await app.deps.knex.raw('drop database ??', [place.database]);
  await app.close();
});

it('prepares the jobs once when several processes start on an empty database', async () => {
  const processes = Array.from({ length: 4 }, () => {
    const knex = openDatabase(place);
    return { knex, jobs: createJobQueue(place, app.deps.log) };
  });
  const starts = await Promise.allSettled(
    processes.map(({ knex, jobs }) =>
      jobs.start(program.jobs, { ...app.deps, knex }, { work: true }),
    ),
  );
  for (const { knex, jobs } of processes) {
    await jobs.stop();
    await knex.destroy();
  }
  expect(starts.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
}, 60_000);
