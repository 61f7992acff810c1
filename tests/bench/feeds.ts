import type { Knex } from 'knex';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { openSession } from '#api/platform/sessions/sessions.ts';
import type { FeedCode } from '#core/feeds/feed-codes.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';
import { withCatalogue } from './catalogue-shop.ts';
import type { Measurement } from './report.ts';

const usual = 20_000;
/** Seconds that a file takes at most, so that the next change finds it made. */
const mostSeconds = 60;
const mostMegabytes = 400;

/** Switches a feed on, which makes its file; how long that takes and how many offers it holds. */
async function make(staff: TestClient, code: FeedCode, version: number) {
  const start = performance.now();
  const body = { version, isActive: true };
  await staff.patch('feed-update', { params: { code }, body });
  for (;;) {
    const { results } = await staff.get('feed-list', {});
    const feed = results.find((one) => one.code === code);
    if (feed?.status === 'failed') throw new Error(`the feed ${code} could not be made`);
    if (feed?.status === 'done') {
      const leftOut = feed.leftOut.reduce((sum, { count }) => sum + count, 0);
      const seconds = (performance.now() - start) / 1_000;
      return { seconds, items: feed.items, megabytes: feed.bytes / 1e6, leftOut };
    }
    await wait(100);
  }
}

/** A picture for every family and a place for every category, which feeds demand and the seed has not. */
async function addWhatFeedsDemand(knex: Knex): Promise<void> {
  await knex.raw(`
    with added as (
      insert into filesets (name, search_text) values ('Měření', 'mereni') returning id)
    insert into fileset_files (fileset_id, position, sha256, original_mime, width, height, widths,
      alt_cs, alt_ro)
    select id, 0, repeat('a', 64), 'image/png', 640, 480, '{160,320,640}', 'Snímek', 'Imagine'
    from added`);
  await knex.raw('update meta_masters set fileset_id = (select max(id) from filesets)');
  // Some feeds take only what has a place in their own tree.
  await knex.raw(`
    insert into feed_categories (category_id, heureka, zbozi, google, glami)
    select id, 'Elektronika | Mobily', 'Elektro | Mobily', '267', 'Hodinky' from type_categories
    where parent_id is null
    on conflict (category_id) do update set heureka = excluded.heureka, glami = excluded.glami`);
}

/** Every feed of the market, one after another, over the API that staff use. */
export const benchFeeds = (products = usual): Promise<Measurement[]> =>
  withCatalogue(products, async (start, { environment }) => {
    const shop = await start({});
    const staff = createTestClient(shop.url);
    const { BENCH_DATABASE: connection = '' } = environment;
    const knex = openDatabase(JSON.parse(connection) as Parameters<typeof openDatabase>[0]); // as withCatalogue wrote it
    try {
      const admin = await knex('users').where({ role: 'admin' }).first('id', 'role');
      if (!admin) throw new Error('the shop has no admin');
      await addWhatFeedsDemand(knex);
      staff.cookies.set('session', (await openSession(knex, admin, new Date())).token);
    } finally {
      await knex.destroy();
    }
    const rows: Measurement[] = [];
    const { results } = await staff.get('feed-list', {});
    for (const { code, version } of results) {
      const { seconds, items, megabytes, leftOut } = await make(staff, code, version);
      const said = `${String(items)} offers, ${megabytes.toFixed(1)} MB, ${String(leftOut)} left out`;
      const what = `feed ${code} at ${String(products)} products (${said})`;
      console.log(`${what}: ${seconds.toFixed(1)} s`);
      rows.push({ what, measured: seconds, unit: 's', bound: mostSeconds, better: 'less' });
    }
    const memory = shop.memory().peak;
    const what = 'memory of the shop with all of them';
    return [
      ...rows,
      { what, measured: memory, unit: 'MB', bound: mostMegabytes, better: 'less' as const },
    ];
  });
