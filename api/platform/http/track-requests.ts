import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { AppMiddleware } from './app-context.ts';
import type { Metrics } from './metrics.ts';

/**
 * A request's id, its one log line and the numbers. A line names the pattern of the address, because
 * the address itself, its query, cookies and bodies may hold personal data.
 */
export function trackRequests(log: Logger, metrics: Metrics | undefined): AppMiddleware {
  return (ctx, next) => {
    const begun = performance.now();
    const { req, res, state } = ctx;
    state.requestId = requestIdOf(req.headers['x-request-id']);
    state.route = 'unknown';
    res.setHeader('X-Request-Id', state.requestId);
    res.once('close', () => {
      const ms = performance.now() - begun;
      const { requestId, route } = state;
      const status = res.writableFinished ? res.statusCode : 499;
      log.info({ requestId, method: req.method, route, status, ms: Math.round(ms) }, 'request');
      metrics?.observe(req.method ?? '', route, status, ms / 1000);
    });
    return next();
  };
}

/** The id of a caller is kept, so that one request has one id in both logs. */
function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{8,64}$/.test(header) ? header : randomUUID();
}
