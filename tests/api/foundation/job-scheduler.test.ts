import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startScheduler } from '#api/platform/jobs/scheduler.ts';
import { createJobQueue } from '#api/platform/jobs/pg-boss-queue.ts';
import type { JobDefinition } from '#api/platform/jobs/job-queue.ts';
import { testDatabase } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const nightly = { name: 'nightly', schedule: '30 2 * * *', run: () => Promise.resolve() };
const often = { name: 'often', schedule: '*/5 * * * *', run: () => Promise.resolve() };
const asked = { name: 'asked', run: () => Promise.resolve() };

let rings: string[] = [];
let stop = (): Promise<void> => Promise.resolve();
let isAway = false;
function startAt(moment: string, definitions: readonly JobDefinition[]): void {
  rings = [];
  isAway = false;
  vi.setSystemTime(new Date(moment));
  stop = startScheduler(definitions, 'Europe/Prague', (name, turn) => {
    rings.push(`${name} ${turn.toISOString()}`);
    return isAway ? Promise.reject(new Error('away')) : Promise.resolve();
  });
}
const pass = (hours: number) => vi.advanceTimersByTimeAsync(hours * 3_600_000);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  void stop();
  vi.useRealTimers();
});

it('rings by the clock of the market, in summer and in winter', async () => {
  startAt('2026-07-10T12:00:30Z', [nightly, asked]);
  await pass(48);
  expect(rings).toEqual([
    'nightly 2026-07-10T00:30:00.000Z',
    'nightly 2026-07-11T00:30:00.000Z',
    'nightly 2026-07-12T00:30:00.000Z',
  ]);
  void stop();
  startAt('2026-12-10T12:00:30Z', [nightly]);
  await pass(24);
  expect(rings).toEqual(['nightly 2026-12-10T01:30:00.000Z', 'nightly 2026-12-11T01:30:00.000Z']);
});

it('rings once in the night when the hour comes twice, and when there is none', async () => {
  // Within the minute of a turn, so that none is caught up.
  startAt('2026-10-24T00:30:30Z', [nightly]);
  await pass(60);
  expect(rings).toHaveLength(3);
  void stop();
  startAt('2027-03-27T01:30:30Z', [nightly]);
  await pass(60);
  expect(rings).toHaveLength(3);
});

it('rings several times in an hour, and no more when it is stopped', async () => {
  startAt('2026-07-10T12:04:30Z', [often]);
  await pass(0.2);
  void stop();
  await pass(1);
  expect(rings).toEqual([
    'often 2026-07-10T12:05:00.000Z',
    'often 2026-07-10T12:10:00.000Z',
    'often 2026-07-10T12:15:00.000Z',
  ]);
});

it('is stopped when no turn is being added any more', async () => {
  vi.setSystemTime(new Date('2026-07-10T12:04:30Z'));
  let added = () => {};
  const adding = new Promise<void>((resolve) => (added = resolve));
  const stopped = vi.fn();
  const stopping = startScheduler([often], 'Europe/Prague', () => adding);
  await pass(0.1);
  const ended = stopping().then(stopped);
  await pass(0);
  expect(stopped).not.toHaveBeenCalled();
  added();
  await ended;
  expect(stopped).toHaveBeenCalled();
});

it('takes the turn within whose minute it is started at once', () => {
  const turns = ['nightly 2026-07-10T00:30:00.000Z', 'often 2026-07-10T00:30:00.000Z'];
  for (const moment of ['2026-07-10T00:30:00.000Z', '2026-07-10T00:30:59.999Z']) {
    startAt(moment, [nightly, often]);
    expect(rings).toEqual(turns);
    void stop();
  }
});

it('takes the last turn of each job that was missed, a minute after the start', async () => {
  startAt('2026-07-10T14:33:10Z', [nightly, often, asked]);
  await pass(0.9 / 60);
  expect(rings).toEqual([]);
  await pass(0.2 / 60);
  expect(rings).toEqual(['nightly 2026-07-10T00:30:00.000Z', 'often 2026-07-10T14:30:00.000Z']);
});

it('lets a turn pass that was missed when the next comes before it is caught up', async () => {
  startAt('2026-07-10T14:34:30Z', [often]);
  await pass(3 / 60);
  expect(rings).toEqual(['often 2026-07-10T14:35:00.000Z']);
});

it('lets a turn pass that the queue may have forgotten', async () => {
  const weekly = { ...nightly, schedule: '30 2 * * 1' };
  startAt('2026-07-12T00:00:00Z', [weekly]);
  await pass(1);
  expect(rings).toEqual(['nightly 2026-07-06T00:30:00.000Z']);
  void stop();
  startAt('2026-07-12T01:00:00Z', [weekly]);
  await pass(1);
  expect(rings).toEqual([]);
});

it('rings for a turn until it is heard, and then no more', async () => {
  startAt('2026-07-10T00:29:59Z', [nightly]);
  isAway = true;
  // At once, and after waits of 1, 2, 4, 8, 16, 32 and then of 60 seconds each.
  await pass(5 / 60);
  const turn = 'nightly 2026-07-10T00:30:00.000Z';
  expect(rings).toEqual(Array<string>(10).fill(turn));
  isAway = false;
  await pass(2 / 60);
  expect(rings).toHaveLength(11);
  await pass(3);
  expect(rings).toHaveLength(11);
});

it('rings for the next turn alone when one was never heard, and for none when it is stopped', async () => {
  startAt('2026-07-10T00:04:59Z', [often]);
  isAway = true;
  await pass(8 / 60);
  const after = rings.indexOf('often 2026-07-10T00:10:00.000Z');
  expect(after).toBeGreaterThan(5);
  expect(new Set(rings.slice(after)).size).toBe(1);
  void stop();
  const rung = rings.length;
  await pass(1);
  expect(rings).toHaveLength(rung);
});

// Apart from the tests above: an application that runs meanwhile would do days of its own work by their clock.
describe('a turn in the queue', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** A job whose turn is the minute that has just begun, which each process takes as it starts. */
  function ofThisMinute(name: string) {
    const turn = new Date();
    let tell = () => {};
    const ran = new Promise<void>((resolve) => (tell = resolve));
    const definition: JobDefinition = {
      name,
      schedule: `${String(turn.getUTCMinutes())} ${String(turn.getUTCHours())} * * *`,
      run: () => {
        tell();
        return Promise.resolve();
      },
    };
    return { definition, ran };
  }

  const startQueue = async (...definitions: JobDefinition[]) => {
    const queue = createJobQueue(testDatabase(), app.deps.log);
    const deps = { ...app.deps, market: { ...app.deps.market, timeZone: 'UTC' } };
    await queue.start(definitions, deps, { work: true });
    return queue;
  };

  async function countJobs(name: string): Promise<number> {
    const { rows } = await app.deps.knex.raw<{ rows: unknown[] }>(
      'select from jobs.job where name = ?',
      [name],
    );
    return rows.length;
  }

  it('is one job for several processes whose clocks ring for it', async () => {
    vi.useRealTimers();
    const { definition, ran } = ofThisMinute('counted');
    const queues = [await startQueue(definition), await startQueue(definition)];
    queues.push(await startQueue(definition));
    await ran;
    for (const queue of queues) await queue.stop();
    expect(await countJobs('counted')).toBe(1);
  }, 120_000);

  it('is not taken again when its job was done and put away', async () => {
    vi.useRealTimers();
    const done = ofThisMinute('done');
    const other = ofThisMinute('other');
    const first = await startQueue(done.definition);
    await done.ran;
    await first.stop();
    await app.deps.knex.raw(
      "with done as (delete from jobs.job where name = 'done' returning *) insert into jobs.archive select * from done",
    );
    const second = await startQueue(done.definition, other.definition);
    await other.ran;
    await second.stop();
    expect(await countJobs('done')).toBe(0);
  }, 120_000);
});
