import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { liveEvent } from '#core/contract/live-events.ts';
import {
  reconnect,
  reconnectInitial,
  reconnectLimits,
  type ReconnectState,
} from '#core/resilience/reconnect.ts';
import { clientConfig, type Connection } from '../database/connection.ts';
import type { LiveHub } from './live-hub.ts';
import { liveChannel } from './end-streams.ts';

const payload = z.union([liveEvent.extend({ since: z.string() }), z.object({ ended: z.string() })]);
const heartbeatMs = 10_000;

export interface LiveListener {
  readonly stop: () => Promise<void>;
}

/**
 * Hears on one direct connection what every process changed and which sessions ended. After a break
 * nobody knows what was missed, so everybody is told to read anew.
 */
export async function listenToChanges(
  connection: Connection,
  hub: LiveHub,
  log: Logger,
  firstDelayMs: number = reconnectLimits.baseMs,
): Promise<LiveListener> {
  let state: ReconnectState = { ...reconnectInitial, baseMs: firstDelayMs };
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let wasLost = false;

  const lose = (lost: pg.Client) => {
    if (stopped || client !== lost) return;
    client = null;
    wasLost = true;
    lost.end().catch(() => undefined);
    const step = reconnect(state, { type: 'failed', jitter: Math.random() });
    state = step.state;
    log.warn({ waitMs: step.waitMs }, 'live events lost their connection');
    timer = setTimeout(() => void connect(), step.waitMs ?? firstDelayMs);
  };

  const connect = async (): Promise<void> => {
    const config = { ...clientConfig(connection, 'obmena-events'), query_timeout: 5_000 };
    const next = new pg.Client(config);
    client = next;
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', (message) => hear(hub, message.payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${liveChannel}`);
      state = reconnect(state, { type: 'opened' }).state;
      if (wasLost) hub.resetAll();
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
      await client?.end().catch(() => undefined);
    },
  };
}

/** What cannot be read may mean anything. */
function hear(hub: LiveHub, text: string): void {
  let heard: z.output<typeof payload>;
  try {
    heard = payload.parse(JSON.parse(text));
  } catch {
    hub.resetAll();
    return;
  }
  if ('ended' in heard) hub.end(heard.ended);
  else hub.tell(heard);
}
