import pg from 'pg';
import type { Logger } from 'pino';
import {
  reconnect,
  reconnectInitial,
  reconnectLimits,
  type ReconnectState,
} from '#core/resilience/reconnect.ts';
import { clientConfig } from './connection.ts';
import type { Connection } from '../settings/connection.ts';

const heartbeatMs = 10_000;
const answerWithinMs = 5_000;

/** What is listened to, and who is told. */
export interface Listening {
  readonly connection: Connection;
  /** The connection's name in the database's own list of connections. */
  readonly name: string;
  readonly channel: string;
  readonly log: Logger;
  /** The first wait after a break, in ms; it doubles (core/resilience/reconnect). */
  readonly firstDelayMs?: number | undefined;
  readonly onNotification: (payload: string) => void;
  /** Listening began; `again` after a break, in which anything may have been missed. */
  readonly resumed: (again: boolean) => void;
  /** The connection broke: until `resumed` nothing is heard. */
  readonly lost?: () => void;
}

export interface Listener {
  readonly stop: () => Promise<void>;
  /**
   * Waits until what was notified before has been onNotification: the database tells it before it answers the
   * next question. Without a connection `lost` was told, and there is nothing to wait for.
   */
  readonly caughtUp: () => Promise<void>;
}

/**
 * Listens on one direct connection until it is stopped, and connects again after each break. A
 * connection that died without a word is found out by a question every ten seconds. The promise is
 * kept once the first attempt ended, well or not.
 */
export async function keepListening(listening: Listening): Promise<Listener> {
  const { connection, name, channel, log, firstDelayMs = reconnectLimits.baseMs } = listening;
  let state: ReconnectState = { ...reconnectInitial, baseMs: firstDelayMs };
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let wasLost = false;

  const lose = (broken: pg.Client, err?: unknown) => {
    if (stopped || client !== broken) return;
    client = null;
    wasLost = true;
    listening.lost?.();
    broken.end().catch(() => undefined);
    const step = reconnect(state, { type: 'failed', jitter: Math.random() });
    state = step.state;
    log.warn({ err, waitMs: step.waitMs, listener: name }, 'a listener lost its connection');
    timer = setTimeout(() => void connect(), step.waitMs ?? firstDelayMs);
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      ...clientConfig(connection, name),
      query_timeout: answerWithinMs,
    });
    client = next;
    next.on('error', (err) => lose(next, err));
    next.on('end', () => lose(next));
    next.on('notification', ({ payload }) => listening.onNotification(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (err) {
      lose(next, err);
      return;
    }
    state = reconnect(state, { type: 'opened' }).state;
    if (!stopped && client === next) listening.resumed(wasLost);
  };

  const ask = async (): Promise<void> => {
    const asked = client;
    await asked?.query('select 1').catch((err: unknown) => lose(asked, err));
  };
  const heartbeat = setInterval(() => void ask(), heartbeatMs);
  heartbeat.unref();
  await connect();
  return {
    caughtUp: ask,
    async stop() {
      stopped = true;
      clearInterval(heartbeat);
      if (timer) clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
