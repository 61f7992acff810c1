import { knex as openKnex } from 'knex';
import { expect, it } from 'vitest';
import { bind } from '#api/platform/http/bind.ts';
import { testDatabase } from '#tests/support/database.ts';
import { startTestApp } from '#tests/support/test-app.ts';

it('asks to come again when every connection of the database is taken', async () => {
  const crowded = openKnex({
    client: 'pg',
    connection: { ...testDatabase() },
    pool: { min: 0, max: 1, acquireTimeoutMillis: 2_000 },
  });
  const waiting = await crowded.transaction();
  const app = await startTestApp({
    routes: () => [
      bind('visitor-lists', async () => {
        await crowded.raw('select 1');
        return { favourites: [], lastVisited: [], compared: [] };
      }),
    ],
  });
  const answer = await app.client().fetch('/api/new/visitor/lists/');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('3');
  expect(await answer.text()).toMatch(/^\{"detail":"V obchodě je[^"]+"\}$/);
  await waiting.rollback();
  await crowded.destroy();
  await app.close();
});
