import type { Dependencies } from '../platform/dependencies.ts';
import { sweepFeeds } from './feed-file.ts';

/** As long as the slowest reader may take. */
const keptMs = 60 * 60_000;

/** Takes away files of feeds that newer ones stand in for. */
export async function sweepOldFiles({ knex, environment, now }: Dependencies): Promise<void> {
  const named = await knex('feed_builds').whereNotNull('file').pluck('file');
  const kept = new Set(named.flatMap((file) => file ?? []));
  await sweepFeeds(environment.dataDir, kept, new Date(now().getTime() - keptMs));
}
