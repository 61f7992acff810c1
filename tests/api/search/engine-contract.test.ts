import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseEngine } from '#api/search/choose-engine.ts';
import { rememberNames } from '#api/search/catalogue-names.ts';
import { openMeili } from '#api/search/meilisearch/meili-engine.ts';
import type { SearchEngine } from '#api/search/search-engine.ts';
import { parseQuery } from '#core/search/parse-query.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertSearchCatalogue } from './search-fixture.ts';

const meiliUrl = process.env['MEILI_URL'];
const meiliKey = process.env['MEILI_API_KEY'];
/** Every engine that can be reached: Meilisearch where the environment names a server. */
const engines = meiliUrl === undefined ? ['postgres'] : ['postgres', 'meilisearch'];

const settingsOf = (engine: string): Record<string, string> =>
  engine === 'meilisearch' && meiliUrl !== undefined
    ? { MEILI_URL: meiliUrl, ...(meiliKey === undefined ? {} : { MEILI_API_KEY: meiliKey }) }
    : {};

const find = async (app: TestApp, engine: SearchEngine, typed: string) => {
  const query = parseQuery(typed);
  if (!query.ok) throw new Error(query.error);
  const names = await rememberNames(app.deps.knex, () => 0)();
  return engine.find({
    query: query.value,
    isUnfinished: false,
    filters: [],
    boosts: names.boosts,
    most: 100,
  });
};

describe.each(engines)('the engine %s', (name) => {
  let app: TestApp;
  let engine: SearchEngine;
  beforeAll(async () => {
    app = await startTestApp({ environment: settingsOf(name) });
    await insertSearchCatalogue(app.deps.knex, app.deps);
    engine = chooseEngine(app.deps);
    const { meili } = app.deps.environment;
    if (!meili) return;
    await app.deps.jobs.enqueue(app.deps.knex, 'feed-meilisearch', {});
    await app.deps.jobs.runDue();
    const client = openMeili(meili, 30_000);
    const { results } = await client.tasks.getTasks({ limit: 1 });
    for (const { uid } of results) await client.tasks.waitForTask(uid);
  }, 60_000);
  afterAll(() => app.close());

  it.each([
    ['iphone 13', 1],
    ['NABÍJEČKA', 5],
    ['iphone13', 1],
    ['galaxy s24', 3],
    ['samsng galaxy s24', 3],
    ['husa iphone 13', 4],
    ['2900000000018', 1],
    ['AB-004', 4],
  ])('puts for %j family %i first', async (typed, family) => {
    const { cards } = await find(app, engine, typed);
    expect(cards[0]?.familyId).toBe(family);
  });

  it('carries facts, categories and prices', async () => {
    const { cards, isExact } = await find(app, engine, 'galaxy s24');
    expect(isExact).toBe(true);
    expect(cards[0]).toMatchObject({ price: 18_000 });
    expect(Array.from(cards[0]?.categories ?? [])).toEqual([10, 12]);
    expect(Array.from(cards[0]?.facts ?? [])).toContain(-1002);
  });

  it('offers the nearest where nothing answers', async () => {
    const { cards, nearest } = await find(app, engine, 'samsung galaxy xyzzyq');
    expect(cards).toEqual([]);
    expect(nearest.length).toBeGreaterThan(0);
  });
});

describe('an engine that does not answer', () => {
  it('is stood in for by PostgreSQL, with a line in the log', async () => {
    const app = await startTestApp({ environment: { MEILI_URL: 'http://127.0.0.1:1' } });
    await insertSearchCatalogue(app.deps.knex, app.deps);
    const { cards } = await find(app, chooseEngine(app.deps), 'iphone 13');
    expect(cards[0]?.familyId).toBe(1);
    expect(app.logs.join('\n')).toContain('meilisearch does not answer, postgres does');
    await app.close();
  });
});
