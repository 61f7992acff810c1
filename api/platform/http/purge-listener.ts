import type { Logger } from 'pino';
import { z } from 'zod';
import type { Connection } from '../settings/connection.ts';
import { keepListening, type Listener } from '../database/listener.ts';
import { everything, purgeChannel, type PurgeOrder, type ReplyCache } from '../reply-cache.ts';

const payload = z.object({
  keys: z.array(z.string()),
  paths: z.array(z.string()),
  soft: z.boolean(),
  isKnownToCdn: z.boolean().optional(),
});

/** A purge that cannot be read may mean anything, so it means everything. */
function orderOf(text: string): PurgeOrder {
  try {
    return payload.parse(JSON.parse(text));
  } catch {
    return { keys: [everything], paths: [], soft: false };
  }
}

/** Somebody else who keeps what is purged here. */
export interface PurgeAudience {
  /** After the listening began, at first or again: what was purged before may have been missed. */
  readonly resumed: () => void;
  readonly onPurge: (order: PurgeOrder) => void;
}

/** Hears the purges of every process on one direct connection. While that is broken the cache trusts nothing. */
export async function listenToPurges(
  connection: Connection,
  cache: ReplyCache,
  log: Logger,
  firstDelayMs?: number,
  audiences: readonly PurgeAudience[] = [],
): Promise<Listener> {
  const listener = await keepListening({
    connection,
    log,
    firstDelayMs,
    name: 'obmena-purges',
    channel: purgeChannel,
    onNotification: (text) => {
      const order = orderOf(text);
      for (const audience of audiences) audience.onPurge(order);
      if (order.soft || order.isKnownToCdn || order.paths.length > 0) cache.obey(order);
      else cache.drop(order.keys);
    },
    resumed: () => {
      cache.setListening(true);
      for (const audience of audiences) audience.resumed();
    },
    lost: () => cache.setListening(false),
  });
  cache.follow(listener.caughtUp);
  return {
    ...listener,
    stop() {
      cache.setListening(false);
      return listener.stop();
    },
  };
}
