import type { Dependencies } from '../dependencies.ts';
import { findSession, renewedCookieSeconds } from '../sessions/sessions.ts';
import type { CallMiddleware } from './app-context.ts';
import { contextOf } from './context-of.ts';
import { isCookieOf, readCookie } from './cookies.ts';

/** Says who calls. Nothing of the call begins before this is known. */
export const readSession =
  (deps: Dependencies): CallMiddleware =>
  async (ctx, next) => {
    const token = readCookie(ctx.req.headers.cookie, 'session', deps.environment.publicUrl);
    const session = token === null ? null : await findSession(deps, token);
    const context = contextOf(deps, ctx, session);
    ctx.state.context = context;
    await next();
    const renewed = session && renewedCookieSeconds(session);
    // A handler that opened or closed a session has the last word on its cookie.
    if (renewed && !context.cookies.some((text) => isCookieOf(text, 'session'))) {
      context.setCookie('session', session.token, renewed);
    }
  };
