import type { Logger } from 'pino';
import { z } from 'zod';
import { liveEvent } from '#core/contract/live-events.ts';
import type { Connection } from '../settings/connection.ts';
import { keepListening, type Listener } from '../database/listener.ts';
import type { LiveHub } from './live-hub.ts';
import { liveChannel } from '../sessions/end-streams.ts';

const payload = z.union([liveEvent.extend({ since: z.string() }), z.object({ ended: z.string() })]);

/**
 * Hears on one direct connection what every process changed and which sessions ended. After a break
 * nobody knows what was missed, so everybody is told to read anew.
 */
export function listenToChanges(
  connection: Connection,
  hub: LiveHub,
  log: Logger,
  firstDelayMs?: number,
): Promise<Listener> {
  return keepListening({
    connection,
    log,
    firstDelayMs,
    name: 'obmena-events',
    channel: liveChannel,
    onNotification: (text) => publish(hub, text),
    resumed: (again) => {
      if (again) hub.resetAll();
    },
  });
}

/** What cannot be read may mean anything. */
function publish(hub: LiveHub, text: string): void {
  let change: z.output<typeof payload>;
  try {
    change = payload.parse(JSON.parse(text));
  } catch {
    hub.resetAll();
    return;
  }
  if ('ended' in change) hub.end(change.ended);
  else hub.publish(change);
}
