import type { IncomingHttpHeaders } from 'node:http';
import type { CallMiddleware } from './app-context.ts';
import { Refusal } from './refusal.ts';

/**
 * A browser's word that a page of another site sends the change, which holds even where the token got out. Whatever is
 * no page, such as the back office that forwards its calls, says nothing or `none`.
 */
const isFromOtherSite = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === 'cross-site';

/**
 * A call that changes something brings the token of its visitor and comes from no other site, where the browser says
 * which; a signed message and a program's key prove themselves.
 */
export const requireCsrfToken: CallMiddleware = ({ req, state }, next) => {
  const { method, signed } = state.call.route.endpoint;
  const token = String(req.headers['x-csrf-token'] ?? '');
  if (state.context.apiKeyId !== null || method === 'GET' || signed) return next();
  if (isFromOtherSite(req.headers) || !state.context.isCsrfToken(token)) {
    throw new Refusal(403, 'csrf_invalid');
  }
  return next();
};
