import { feeds } from '#core/feeds/feeds.ts';
import { isFeedCode, type FeedCode } from '#core/feeds/feed-codes.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { buildFeeds } from './build-feeds.ts';
import { askForFeeds, buildFeedsJob, codesOf, readFeeds } from './feed-rows.ts';

const build: JobDefinition = {
  name: buildFeedsJob,
  async run({ codes }, deps) {
    const asked = Array.isArray(codes) ? codes.filter((code) => isFeedCode(code)) : [];
    const waiting = await deps.knex('feed_builds').where({ status: 'waiting' }).pluck('code');
    // A process that was killed after its work was done comes back to nothing.
    const wanted = asked.filter((code) => waiting.includes(code));
    if (wanted.length > 0) await buildFeeds(deps, wanted);
  },
};

/** Every file anew, whatever was missed. */
const nightly: JobDefinition = {
  name: 'feeds-nightly',
  schedule: '20 4 * * *',
  run: async (_, deps) => {
    const standing = await readFeeds(deps.knex, deps.market.code);
    await ask(
      deps,
      standing.flatMap(({ code, isActive }) => (isActive ? [code] : [])),
    );
  },
};

/** Files are made anew at most this often, so that a morning of edits is one build now and then. */
const leastMs = 5 * 60_000;

/**
 * Files whose offers have changed since they were made: what brings cards up to date notes the family (`search_revisions`),
 * so nobody who changes a price waits for a feed.
 */
const refresh: JobDefinition = {
  name: 'feeds-refresh',
  schedule: '*/5 * * * *',
  run: async (_, deps) => {
    const changed = await changedFeeds(deps);
    await ask(deps, changed);
  },
};

async function changedFeeds({ knex, market, now }: Dependencies): Promise<FeedCode[]> {
  const { rows } = await knex.raw<{ rows: { code: string; is_changed: boolean; age: number }[] }>(
    `select b.code, extract(epoch from :now::timestamptz - b.asked_at)::float8 * 1000 as age,
       b.seen_until is null or b.status = 'failed'
         or exists (select 1 from search_revisions r where r.changed_in >= b.seen_until) as is_changed
     from feed_builds b join feeds f using (code)
     where f.is_active and b.status <> 'waiting'`,
    { now: now() },
  );
  const known = codesOf(market.code);
  return rows.flatMap(({ code, is_changed: isChanged, age }) => {
    if (!isFeedCode(code) || !known.includes(code) || age < leastMs) return [];
    const { mostMinutes = Infinity } = feeds[code];
    return isChanged || age >= mostMinutes * 60_000 ? [code] : [];
  });
}

const ask = (deps: Dependencies, codes: readonly FeedCode[]): Promise<void> =>
  deps.knex.transaction((trx) => askForFeeds(trx, deps, codes));

export const feedJobs = [build, nightly, refresh];
