import type { IncomingMessage } from 'node:http';

/** Bytes of a refused body that are read on and thrown away; whoever sends more is cut off. */
const mostDiscarded = 64 * 1024 * 1024;

/**
 * Reads on what is left of a refused body and keeps nothing of it. A connection that is closed with something unread is
 * reset, and the sender never sees why they were refused (what other servers call a lingering close). The server's own
 * `requestTimeout` ends what dribbles.
 */
export function discardRest(request: IncomingMessage): void {
  let bytes = 0;
  request.removeAllListeners('data');
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostDiscarded) request.destroy();
  });
  request.resume();
}
