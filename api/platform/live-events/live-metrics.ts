import { Gauge, type Registry } from 'prom-client';
import type { LiveHub } from './live-hub.ts';

/** How many streams are open, and what went through them since the start. */
export function measureStreams(registry: Registry, hub: LiveHub): void {
  const measured = [
    ['live_streams_open', 'Open streams of live events', 'open'],
    ['live_events_sent', 'Events and comments sent to streams since the start', 'sent'],
    ['live_streams_dropped', 'Streams ended because they were read too slowly', 'dropped'],
  ] as const;
  for (const [name, help, count] of measured) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(hub.counts[count]);
      },
    });
  }
}
