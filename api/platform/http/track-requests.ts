import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import { describeError } from '../describe-error.ts';
import type { Dependencies } from '../dependencies.ts';
import { pathOf, type AppContext, type AppState } from './app-context.ts';
import { busyAnswer, isBusy, refusalAnswer, unexpectedAnswer } from './error-answer.ts';
import { chooseLanguage } from './language.ts';
import { sendFailedPage } from './failed-page.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Metrics } from './metrics.ts';
import { sentence } from './phrases.ts';
import { securityHeaders } from './security-headers.ts';
import { sendJson } from './send-reply.ts';

/**
 * Around every request: its id, the security headers, the answer of an error, one log line and the
 * numbers. A line names the pattern of the address, because the address itself, its query, cookies
 * and bodies may hold personal data.
 */
export function trackRequests(
  deps: Dependencies,
  lifecycle: Lifecycle,
  metrics: Metrics | undefined,
): Middleware<AppState> {
  const headers = securityHeaders(deps.environment.publicUrl);
  return async (ctx, next) => {
    const begun = performance.now();
    const { req, res, state } = ctx;
    state.requestId = requestIdOf(req.headers['x-request-id']);
    state.route = 'unknown';
    res.setHeader('X-Request-Id', state.requestId);
    for (const [name, value] of headers) res.setHeader(name, value);
    res.once('close', () => {
      const ms = performance.now() - begun;
      const { requestId, route } = state;
      const status = res.writableFinished ? res.statusCode : 499;
      deps.log.info(
        { requestId, method: req.method, route, status, ms: Math.round(ms) },
        'request',
      );
      metrics?.observe(req.method ?? '', route, status, ms / 1000);
    });
    try {
      if (lifecycle.stopping) sendStopping(ctx, languageOf(deps, ctx));
      else {
        lifecycle.follow(res);
        await next();
      }
    } catch (error) {
      sendError(deps, ctx, error);
    }
  };
}

/** The id of a caller is kept, so that one request has one id in both logs. */
function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{8,64}$/.test(header) ? header : randomUUID();
}

const languageOf = (deps: Dependencies, { req }: AppContext) =>
  chooseLanguage(req.headers.cookie, req.headers['accept-language'], deps.market.language);

const isCall = (ctx: AppContext) => pathOf(ctx).startsWith('/api/');

function sendStopping(ctx: AppContext, language: ReturnType<typeof languageOf>): void {
  ctx.res.setHeader('Connection', 'close');
  ctx.res.setHeader('Retry-After', '5');
  ctx.respond = false;
  if (isCall(ctx)) sendJson(ctx, 503, { detail: sentence('shutting_down', language) });
  else sendFailedPage(ctx, language, 503);
}

function sendError(deps: Dependencies, ctx: AppContext, error: unknown): void {
  const { res, state } = ctx;
  ctx.respond = false;
  const language = languageOf(deps, ctx);
  const busy = isBusy(error) ? busyAnswer(language) : null;
  const refused = busy ?? refusalAnswer(error, language);
  if (!refused || busy) {
    const { requestId, route } = state;
    deps.log.error({ requestId, route, error: describeError(error) }, 'a request failed');
  }
  if (res.headersSent) return void res.destroy();
  if ((!refused || busy) && !isCall(ctx)) return sendFailedPage(ctx, language, busy ? 503 : 500);
  const answer = refused ?? unexpectedAnswer(state.requestId, language);
  for (const [name, value] of Object.entries(answer.headers)) res.setHeader(name, value);
  sendJson(ctx, answer.status, answer.body);
}
