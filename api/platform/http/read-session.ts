import type { Dependencies } from '../dependencies.ts';
import { isWork, keepAwake } from '../sessions/keep-awake.ts';
import { findSession, renewedCookieSeconds } from '../sessions/sessions.ts';
import type { CallMiddleware } from './app-context.ts';
import { clientAddress } from './client-address.ts';
import { contextOf } from './context-of.ts';
import { isCookieOf, readCookie } from './cookies.ts';
import { apiKeyReader, keyTextOf } from './read-api-key.ts';

/** Says who calls: a program by its key, a person by the session. Nothing of the call begins before this is known. */
export const readSession = (deps: Dependencies): CallMiddleware => {
  const readKey = apiKeyReader(deps);
  return async (ctx, next) => {
    const keyText = keyTextOf(ctx.req.headers.authorization, ctx.state);
    if (keyText !== null) {
      const address = clientAddress(ctx.req, deps.environment.trustedProxies);
      ctx.state.context = contextOf(deps, ctx, { key: await readKey(keyText, address) });
      await next();
      return;
    }
    const token = readCookie(ctx.req.headers.cookie, 'session', deps.environment.publicUrl);
    const session = token === null ? null : await findSession(deps, token);
    const { endpoint, key } = ctx.state.call.route;
    if (session?.byBadge && isWork(endpoint.method, key)) {
      await keepAwake(deps.knex, session.tokenHash, deps.now());
    }
    const context = contextOf(deps, ctx, { session });
    ctx.state.context = context;
    await next();
    const renewed = session && renewedCookieSeconds(session);
    // A handler that opened or closed a session has the last word on its cookie.
    if (renewed && !context.cookies.some((text) => isCookieOf(text, 'session'))) {
      context.setCookie('session', session.token, renewed);
    }
  };
};
