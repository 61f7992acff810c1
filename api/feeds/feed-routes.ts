import type { Knex } from 'knex';
import type { FeedCode } from '#core/feeds/feed-codes.ts';
import type { FeedRefusal } from '#core/feeds/feed-offer.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import { askForFeeds, feedView, readFeeds, type StandingFeed } from './feed-rows.ts';
import { feedCategoryRoutes } from './feed-category-routes.ts';

interface LeftOutRow {
  readonly variantId: number;
  readonly code: string;
  readonly name: string;
  readonly item: string;
  readonly reason: FeedRefusal;
}

/** Feeds as staff switch, make and mend them. */
export function feedRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, market } = deps;
  /** 404 where the market has no such feed. */
  const find = async (db: Knex, code: FeedCode): Promise<StandingFeed> => {
    const found = (await readFeeds(db, market.code)).find((feed) => feed.code === code);
    if (!found) throw new Refusal(404, 'not_found');
    return found;
  };
  const view = async (db: Knex, code: FeedCode) => feedView(await find(db, code), deps);
  return [
    bind('feed-list', async () => {
      const results = (await readFeeds(knex, market.code)).map((feed) => feedView(feed, deps));
      return { results };
    }),

    bind('feed-update', ({ params: { code }, body: { version, isActive } }) =>
      knex.transaction(async (trx) => {
        await find(trx, code);
        await trx('feeds').insert({ code, version: 0 }).onConflict('code').ignore();
        const locked = trx('feeds').where({ code }).forUpdate().select('version');
        await lockedVersion(locked, version, () => view(trx, code));
        await trx('feeds')
          .where({ code })
          .update({ is_active: isActive, version: trx.raw('version + 1') });
        if (isActive) await askForFeeds(trx, deps, [code]);
        return view(trx, code);
      }),
    ),

    bind('feed-build', ({ params: { code } }) =>
      knex.transaction(async (trx) => {
        const { isActive } = await find(trx, code);
        if (!isActive) throw new Refusal(409, 'feed_off');
        await askForFeeds(trx, deps, [code]);
        return view(trx, code);
      }),
    ),

    bind('feed-left-out', async ({ params: { code }, query }, { language }) => {
      const { build } = await find(knex, code);
      const { offset, limit, reason } = query;
      const rows = () =>
        knex('feed_left_out as l')
          .join('master_products as v', 'v.id', 'l.variant_id')
          .where({ 'l.code': code, 'l.build': build?.build ?? 0 })
          .modify((some) => void (reason !== undefined && some.where('l.reason', reason)));
      const [counted] = await rows().count<{ count: number }[]>('l.place');
      const results = await rows()
        .orderBy('l.place')
        .offset(offset)
        .limit(limit)
        .select<LeftOutRow[]>('l.item', 'l.reason', 'v.code', {
          variantId: 'v.id',
          name: `v.name_${language}`,
        });
      return { count: counted?.count ?? 0, results };
    }),

    ...feedCategoryRoutes(deps),
  ];
}
