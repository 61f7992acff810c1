import { feeds } from '#core/feeds/feeds.ts';
import type { FeedCode } from '#core/feeds/feed-codes.ts';
import type { FeedShop } from '#core/feeds/feed-offer.ts';
import { findCouriers } from '../catalog/product/find-couriers.ts';
import { backlogOf } from '../picks/backlog.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { describeError } from '../platform/describe-error.ts';
import { FeedFile } from './feed-file.ts';
import { findSeller } from '../platform/seller/read-seller.ts';
import { feedShop } from './feed-shop.ts';
import { LeftOut } from './left-out.ts';
import { readOffers, type ReadOffer } from './read-offers.ts';
import { sweepOldFiles } from './sweep-old-files.ts';

/** A feed while it is made. */
interface Making {
  readonly code: FeedCode;
  readonly file: FeedFile;
  readonly leftOut: LeftOut;
  items: number;
}

/**
 * Makes the files of feeds, all in one pass over the offers. What fails leaves the files that were there; it is noted for
 * staff and tried again at the next change.
 */
export async function buildFeeds(deps: Dependencies, codes: readonly FeedCode[]): Promise<void> {
  const made: Making[] = [];
  try {
    for (const code of codes) made.push(await begin(deps, code));
    await fill(deps, made);
  } catch (error) {
    deps.log.error({ feeds: codes, error: describeError(error) }, 'feeds could not be made');
    for (const { file } of made) await file.abandon();
    await deps
      .knex('feed_builds')
      .whereIn('code', [...codes])
      .update({ status: 'failed' });
    return;
  }
  await sweepOldFiles(deps);
}

async function begin(deps: Dependencies, code: FeedCode): Promise<Making> {
  const leftOut = await LeftOut.begin(deps.knex, code);
  return { code, file: await FeedFile.open(deps.environment.dataDir), leftOut, items: 0 };
}

async function fill(deps: Dependencies, made: readonly Making[]): Promise<void> {
  const { knex, reads, market, environment, now } = deps;
  const { language } = market;
  // Taken first: what changes meanwhile may be in the file or not, and is looked at again.
  const { rows: seen } = await knex.raw<{ rows: { xmin: string }[] }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin',
  );
  const [soonest = null] = await findCouriers(reads);
  const backlog = await backlogOf(deps, reads, now());
  // A shop that was told no company yet is called as it is reached.
  const seller = await findSeller(reads, environment);
  const name = seller?.name ?? new URL(environment.publicUrl).hostname;
  const shop = feedShop(deps, name, soonest, backlog);
  for (const { code, file } of made) await file.write(feeds[code].writer.opening(shop));
  const reading = { market: market.code, language, publicUrl: environment.publicUrl };
  const offers = readOffers(reads, { ...reading, now: now(), today: shop.today });
  for await (const batch of offers) for (const each of made) await add(each, batch, shop);
  for (const each of made) await finish(deps, each, seen[0]?.xmin ?? null);
}

async function add(making: Making, batch: readonly ReadOffer[], shop: FeedShop): Promise<void> {
  const { writer } = feeds[making.code];
  const texts: string[] = [];
  for (const read of batch) {
    const written = 'offer' in read ? writer.item(read.offer, shop) : read;
    if ('text' in written) texts.push(written.text);
    else making.leftOut.note(read, written.refusal);
  }
  making.items += texts.length;
  await making.file.write(texts.join(''));
  await making.leftOut.store();
}

async function finish(
  { knex, now }: Dependencies,
  { code, file, leftOut, items }: Making,
  seenUntil: string | null,
): Promise<void> {
  await file.write(feeds[code].writer.closing);
  const written = await file.finish(code);
  const at = now();
  await knex.transaction(async (trx) => {
    await trx('feed_builds')
      .where({ code })
      .update({
        status: 'done',
        build: leftOut.build,
        built_at: at,
        changed_at: trx.raw('case when hash = ? then changed_at else ?::timestamptz end', [
          written.hash,
          at,
        ]),
        file: written.file,
        hash: written.hash,
        bytes: written.bytes,
        items,
        left_out: JSON.stringify(leftOut.counts),
        seen_until: trx.raw('?::xid8', [seenUntil]),
      });
    await leftOut.replaceOlder(trx);
  });
}
