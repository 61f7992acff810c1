import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobDefinition, JobQueue } from '#api/platform/jobs/job-queue.ts';
import { createJobQueue } from '#api/platform/jobs/pg-boss-queue.ts';
import { testDatabase } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let queues: JobQueue[];
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => {
  queues = [];
  return async () => {
    for (const queue of queues) await queue.stop();
  };
});
afterAll(() => app.close());

async function startQueue(definition: JobDefinition, work: boolean): Promise<JobQueue> {
  const queue = createJobQueue(testDatabase(), app.deps.log);
  await queue.start([definition], app.deps, { work });
  queues.push(queue);
  return queue;
}

/** A job that tells each time it runs; it fails as often as asked. */
function telling(name: string, failures = 0) {
  let runs = 0;
  let tell = () => {};
  const done = new Promise<void>((resolve) => (tell = resolve));
  const definition: JobDefinition = {
    name,
    run: () => {
      runs += 1;
      if (runs <= failures) return Promise.reject(new Error('not yet'));
      tell();
      return Promise.resolve();
    },
  };
  return { definition, done, runs: () => runs };
}

/** Another process, which adds jobs and runs none. */
const add = async (definition: JobDefinition, delayMs?: number) => {
  const other = await startQueue(definition, false);
  await app.deps.knex.transaction((trx) =>
    other.enqueue(trx, definition.name, {}, ...(delayMs === undefined ? [] : [{ ms: delayMs }])),
  );
};

// Workers poll once an hour: what runs here was notified of, or had its time come.
describe('a worker', () => {
  it('is woken by a job that another process adds', async () => {
    const { definition, done, runs } = telling('added-elsewhere');
    await startQueue(definition, true);
    await add(definition);
    await done;
    expect(runs()).toBe(1);
  });

  it('is woken when a job that was put off is due', async () => {
    const { definition, done } = telling('put-off');
    await startQueue(definition, true);
    const added = Date.now();
    await add(definition, 1_500);
    await done;
    expect(Date.now() - added).toBeGreaterThanOrEqual(1_400);
  });

  it('is woken to retry what failed', async () => {
    const { definition, done, runs } = telling('failed-once', 1);
    await startQueue(definition, true);
    await add(definition);
    await done;
    expect(runs()).toBe(2);
  });

  it('finds what was added before it started', async () => {
    const { definition, done } = telling('added-before');
    await add(definition);
    await startQueue(definition, true);
    await done;
  });
});
