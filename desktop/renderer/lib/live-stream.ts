import { apiPath } from '../../shared/places.ts';
import { reconnect, reconnectInitial, type ReconnectEvent } from '#core/resilience/reconnect.ts';
import { waitForPerson } from './gate.ts';
import { invalidateAll, publishChange, type LiveEvent } from './live.ts';
import { createStreamReader, type StreamEvent } from './sse.ts';

const address = `${apiPath}admin/events/`;

/**
 * Follows the changes of the server until it is stopped: resumed by the last event's id, reconnecting
 * after 3 s doubled to 30 s, or after what the server asked for.
 */
export function followChanges(): () => void {
  const stop = new AbortController();
  void follow(stop.signal);
  return () => stop.abort();
}

async function follow(signal: AbortSignal): Promise<void> {
  let state = reconnectInitial;
  let lastId: string | null = null;
  const step = (event: ReconnectEvent) => {
    const next = reconnect(state, event);
    state = next.state;
    return next.waitMs ?? 0;
  };
  while (!signal.aborted) {
    try {
      const outcome = await readStream(address, lastId, signal, {
        opened: () => step({ type: 'opened' }),
        retry: (retryMs) => step({ type: 'server_retry', retryMs }),
        event: (event) => {
          lastId = event.id ?? lastId;
          publish(event);
        },
      });
      // Nobody is there to see the changes; once the person is back, everything is asked anew.
      if (outcome === 'locked' && (await waitForPerson('locked', signal))) invalidateAll();
    } catch {
      // The network; the wait below is the answer to it.
    }
    await pause(step({ type: 'failed', jitter: Math.random() }), signal);
  }
}

interface StreamHandlers {
  readonly opened: () => void;
  readonly retry: (ms: number) => void;
  readonly event: (event: StreamEvent) => void;
}

async function readStream(
  path: string,
  lastId: string | null,
  signal: AbortSignal,
  handlers: StreamHandlers,
): Promise<'ended' | 'locked'> {
  const headers = { Accept: 'text/event-stream', ...(lastId && { 'Last-Event-ID': lastId }) };
  const response = await fetch(path, { headers, signal, cache: 'no-store' });
  if (response.status === 423) return 'locked';
  if (!response.ok || !response.body) return 'ended';
  handlers.opened();
  const reader = createStreamReader();
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    for (const event of reader.read(piece)) handlers.event(event);
    const retryMs = reader.retryMs();
    if (retryMs !== null) handlers.retry(retryMs);
  }
  return 'ended';
}

function publish({ event, data }: StreamEvent): void {
  if (event === 'reset') invalidateAll();
  // The API writes its own events by the contract of live events.
  else if (event === 'change') publishChange(JSON.parse(data) as LiveEvent);
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
