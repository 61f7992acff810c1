import { isCall, type AppMiddleware } from './app-context.ts';
import { sendFailedPage } from './failed-page.ts';
import type { Lifecycle } from './lifecycle.ts';
import { sentence } from './phrases.ts';
import { sendJson } from './send-reply.ts';

/** Takes no request more once the program stops, and counts those that it waits for. */
export const refuseWhileStopping =
  (lifecycle: Lifecycle): AppMiddleware =>
  (ctx, next) => {
    if (!lifecycle.stopping) {
      lifecycle.follow(ctx.res);
      return next();
    }
    const { language } = ctx.state;
    ctx.res.setHeader('Connection', 'close');
    ctx.res.setHeader('Retry-After', '5');
    ctx.respond = false;
    if (isCall(ctx)) sendJson(ctx, 503, { detail: sentence('shutting_down', language) });
    else sendFailedPage(ctx, language, 503);
  };
