import type { Knex } from 'knex';
import { feeds } from '#core/feeds/feeds.ts';
import { feedCodes, isFeedCode, type FeedCode } from '#core/feeds/feed-codes.ts';
import { feedRefusals, type FeedRefusal } from '#core/feeds/feed-offer.ts';
import type { MarketCode } from '#core/market/market.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';

type Build = Rows['feed_builds'];

/** A feed as it stands; a feed that nobody ever switched has no row and is off. */
export interface StandingFeed {
  readonly code: FeedCode;
  readonly isActive: boolean;
  readonly version: number;
  readonly build: Build | null;
}

export const codesOf = (market: MarketCode): readonly FeedCode[] =>
  feedCodes.filter((code) => feeds[code].markets.includes(market));

export async function readFeeds(db: Knex, market: MarketCode): Promise<StandingFeed[]> {
  const kept = new Map((await db('feeds')).map((row) => [row.code, row]));
  const builds = new Map((await db('feed_builds')).map((row) => [row.code, row]));
  return codesOf(market).map((code) => ({
    code,
    isActive: kept.get(code)?.is_active ?? false,
    version: kept.get(code)?.version ?? 0,
    build: builds.get(code) ?? null,
  }));
}

const countsOf = (counts: unknown): { reason: FeedRefusal; count: number }[] =>
  feedRefusals.flatMap((reason) => {
    const count: unknown = typeof counts === 'object' && counts && Reflect.get(counts, reason);
    return typeof count === 'number' && count > 0 ? [{ reason, count }] : [];
  });

/** A feed as the calls of the staff answer it. */
export const feedView = (
  { code, isActive, version, build }: StandingFeed,
  { environment }: Pick<Dependencies, 'environment'>,
) => ({
  code,
  isActive,
  version,
  url: `${environment.publicUrl}/feeds/${feeds[code].file}`,
  status: build?.status ?? ('never' as const),
  builtAt: build?.built_at?.toISOString() ?? null,
  items: build?.items ?? 0,
  bytes: build?.bytes ?? 0,
  leftOut: countsOf(build?.left_out),
});

/** The job that makes the files of its data, `codes`. */
export const buildFeedsJob = 'feeds-build';

/** Notes that files are to be made and enqueues it; a build that waits already is not asked for twice. */
export async function askForFeeds(
  trx: Knex.Transaction,
  { jobs, now }: Pick<Dependencies, 'jobs' | 'now'>,
  codes: readonly FeedCode[],
): Promise<void> {
  const { rows: asked } = await trx.raw<{ rows: { code: string }[] }>(
    `insert into feed_builds (code, asked_at) select unnest(:codes::text[]), :at
     on conflict (code) do update set status = 'waiting', asked_at = excluded.asked_at
       where feed_builds.status <> 'waiting'
         or feed_builds.asked_at < excluded.asked_at - interval '10 minutes'
     returning code`,
    { codes: [...codes], at: now() },
  );
  const wanted = asked.map(({ code }) => code).filter((code) => isFeedCode(code));
  if (wanted.length > 0) await jobs.enqueue(trx, buildFeedsJob, { codes: wanted });
}
