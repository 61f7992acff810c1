import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type Koa from 'koa';
import type { AppState } from './app-context.ts';
import { StartError } from '../faults/start-error.ts';

/** The application as a server calls it; it answers its own errors, so nothing is awaited. */
function requestListener(app: Koa<AppState>): RequestListener {
  const handle = app.callback();
  return (request, response) => void handle(request, response);
}

interface ServerLimits {
  readonly mostConnections: number;
  readonly headersMs?: number;
  readonly lookEveryMs?: number;
}

/**
 * The shop's server. One connection too many is closed at once, so that the others go on being answered. A request
 * whose headers dribble in for ten seconds is cut off (slow loris); Node looks every half minute by itself, which would
 * let them stay for a minute.
 */
export const createShopServer = (
  app: Koa<AppState>,
  { mostConnections, headersMs = 10_000, lookEveryMs = 2_000 }: ServerLimits,
): Server => {
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: headersMs, connectionsCheckingInterval: lookEveryMs },
    requestListener(app),
  );
  server.maxConnections = mostConnections;
  return server;
};

/** Starts to listen and gives the port. Throws StartError where the port is not to be had. */
export async function listen(
  server: Server,
  variable: string,
  port: number,
  host: string | undefined,
): Promise<number> {
  server.listen({ port, ...(host !== undefined && { host }) });
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${code})`;
    throw new StartError(`Port ${String(port)} ${reason}: set ${variable} to another one.`);
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/**
 * Throws StartError where the port is not to be had, before a first start spends half a minute on its database and
 * demonstration goods.
 */
export async function checkPort(
  variable: string,
  port: number,
  host: string | undefined,
): Promise<void> {
  const server = createServer();
  await listen(server, variable, port, host);
  await close(server);
}

/** Stops listening and ends the connections on which nothing runs any more. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
