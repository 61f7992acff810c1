import type { IncomingHttpHeaders } from 'node:http';
import type { Dependencies } from '../dependencies.ts';
import type { CallMiddleware } from './app-context.ts';
import { Refusal } from './refusal.ts';

/**
 * A browser's word that a page of another site sends the change, which holds even where the token got out. Browsers that
 * are too old for `Sec-Fetch-Site`, and pages on a neighbouring host, are told by their `Origin`. Whatever is no page, such
 * as the back office that forwards its calls, says nothing or `none`.
 */
function isFromOtherSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  return site === 'cross-site' || !isOwnOrigin(headers, publicUrl);
}

/** Behind a proxy the shop is `PUBLIC_URL`; without one it may be opened by any name of its machine. */
function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  // `null` of a sandboxed frame is no address.
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * A call that changes something brings the token of its visitor and comes from no other site, where the browser says
 * which; a signed message and a program's key prove themselves.
 */
export const requireCsrfToken =
  ({ environment: { publicUrl } }: Pick<Dependencies, 'environment'>): CallMiddleware =>
  ({ req, state }, next) => {
    const { method, signed } = state.call.route.endpoint;
    const token = String(req.headers['x-csrf-token'] ?? '');
    if (state.context.apiKeyId !== null || method === 'GET' || signed) return next();
    if (isFromOtherSite(req.headers, publicUrl) || !state.context.isCsrfToken(token)) {
      throw new Refusal(403, 'csrf_invalid');
    }
    return next();
  };
