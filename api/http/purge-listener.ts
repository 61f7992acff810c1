import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import {
  reconnect,
  reconnectInitial,
  reconnectLimits,
  type ReconnectState,
} from '#core/resilience/reconnect.ts';
import { clientConfig, type Connection } from '../database/connection.ts';
import { everything, purgeChannel, type PurgeOrder, type ReplyCache } from './reply-cache.ts';

const payload = z.object({
  keys: z.array(z.string()),
  paths: z.array(z.string()),
  soft: z.boolean(),
  isKnownToCdn: z.boolean().optional(),
});
const heartbeatMs = 10_000;

/** A purge that cannot be read may mean anything, so it means everything. */
function orderOf(text: string | undefined): PurgeOrder {
  try {
    return payload.parse(JSON.parse(text ?? ''));
  } catch {
    return { keys: [everything], paths: [], soft: false };
  }
}

/** Somebody else who keeps what is purged here. */
export interface PurgeAudience {
  /** After the listening began, at first or again: what was purged before may have been missed. */
  readonly resumed: () => void;
  readonly heard: (order: PurgeOrder) => void;
}

export interface PurgeListener {
  readonly stop: () => Promise<void>;
}

/**
 * Hears the purges of every process on one direct connection. While that is broken the cache holds
 * nothing; a connection that died without a word is found out by a question every ten seconds.
 */
export async function listenToPurges(
  connection: Connection,
  cache: ReplyCache,
  log: Logger,
  firstDelayMs: number = reconnectLimits.baseMs,
  audience?: PurgeAudience,
): Promise<PurgeListener> {
  let state: ReconnectState = { ...reconnectInitial, baseMs: firstDelayMs };
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;

  const hear = (order: PurgeOrder) => {
    audience?.heard(order);
    if (order.soft || order.paths.length > 0) cache.obey(order);
    else cache.drop(order.keys);
  };

  const lose = (lost: pg.Client) => {
    if (stopped || client !== lost) return;
    client = null;
    cache.setListening(false);
    lost.end().catch(() => undefined);
    const step = reconnect(state, { type: 'failed', jitter: Math.random() });
    state = step.state;
    log.warn({ waitMs: step.waitMs }, 'the reply cache lost its connection');
    timer = setTimeout(() => void connect(), step.waitMs ?? firstDelayMs);
  };

  const connect = async (): Promise<void> => {
    const config = { ...clientConfig(connection, 'obmena-purges'), query_timeout: 5_000 };
    const next = new pg.Client(config);
    client = next;
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', (message) => hear(orderOf(message.payload)));
    try {
      await next.connect();
      await next.query(`listen ${purgeChannel}`);
      state = reconnect(state, { type: 'opened' }).state;
      if (client !== next) return;
      cache.setListening(true);
      audience?.resumed();
    } catch {
      lose(next);
    }
  };

  const heartbeat = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch(() => lose(asked));
  }, heartbeatMs);
  heartbeat.unref();
  await connect();
  return {
    async stop() {
      stopped = true;
      clearInterval(heartbeat);
      if (timer) clearTimeout(timer);
      cache.setListening(false);
      await client?.end().catch(() => undefined);
    },
  };
}
