import type { IncomingMessage } from 'node:http';
import { toWire } from '#core/contract/casing.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import type { Language } from '#core/market/market.ts';
import { findSession, renewedCookieSeconds, type Session } from '../sessions/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { answerCached } from './answer-cached.ts';
import { queryOf, type AppContext } from './app-context.ts';
import { CallContext } from './call-context.ts';
import { clientAddress } from './client-address.ts';
import { readCookie } from './cookies.ts';
import { isVisitor } from './csrf.ts';
import { chooseLanguage } from './language.ts';
import { limitCalls } from './rate-limit.ts';
import { readBody, readSignedText } from './read-body.ts';
import { readQuery } from './read-query.ts';
import { readUpload } from './read-upload.ts';
import { FieldRefusal, Refusal } from './refusal.ts';
import type { PreparedRoute } from './route-table.ts';
import { runRoute, type RawInput } from './run-route.ts';
import { isDownload, sendDownload } from './send-download.ts';
import { isStation } from './station-cookie.ts';
import { sendJson } from './send-reply.ts';
import { WireText } from './wire-text.ts';

/** Which call is asked for. */
interface Asked {
  readonly route: PreparedRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** Answers one call over HTTP: access, CSRF, limit, input, handler, reply, in this order. */
export async function answerCall(
  deps: Dependencies,
  { route, params }: Asked,
  ctx: AppContext,
): Promise<void> {
  const { headers } = ctx.req;
  const language = chooseLanguage(headers.cookie, headers['accept-language'], deps.market.language);
  ctx.res.setHeader('Content-Language', language);
  const query = readQuery(queryOf(ctx), route.queryNames);
  if (route.endpoint.cached) {
    const context = contextOf(deps, ctx, language);
    await answerCached(deps, { route, input: { params, query }, language, context }, ctx);
    return;
  }
  const token = readCookie(headers.cookie, 'session');
  const session = token === null ? null : await findSession(deps, token);
  const context = contextOf(deps, ctx, language, session);
  await admit(deps, route, context, String(headers['x-csrf-token'] ?? ''));
  const sent = await readSent(route.endpoint, ctx.req);
  const reply = await runRoute(deps, route, { params, query, ...sent }, context);
  const renewed = session && renewedCookieSeconds(session);
  // A handler that opened or closed a session has the last word on its cookie.
  if (renewed && !context.cookies.some((text) => text.startsWith('session='))) {
    context.setCookie('session', session.token, renewed);
  }
  sendContextHeaders(ctx, context);
  if (isDownload(reply)) sendDownload(ctx, reply);
  else sendJson(ctx, statusOf(route, context), reply instanceof WireText ? reply : toWire(reply));
}

const statusOf = ({ endpoint }: PreparedRoute, { isRepeated }: CallContext): number =>
  (isRepeated ? endpoint.repeatStatus : undefined) ?? endpoint.status;

async function readSent(
  { body, upload, signed }: Endpoint,
  request: IncomingMessage,
): Promise<Pick<RawInput, 'body' | 'file' | 'request'>> {
  if (signed) {
    const text = await readSignedText(request);
    return { body: undefined, request: { headers: request.headers, body: text } };
  }
  if (upload) return readUpload(request, upload.mostBytes);
  return { body: body ? await readBody(request) : undefined };
}

function contextOf(
  deps: Dependencies,
  ctx: AppContext,
  language: Language,
  session: Session | null = null,
): CallContext {
  const { headers } = ctx.req;
  const visitor = readCookie(headers.cookie, 'visitor');
  const station = readCookie(headers.cookie, 'station');
  return new CallContext(deps, {
    session,
    language,
    requestId: ctx.state.requestId,
    ip: clientAddress(ctx.req, deps.environment.trustedProxies),
    visitor: isVisitor(visitor) ? visitor : null,
    station: isStation(station) ? station : null,
    idempotencyKey: idempotencyKey(headers['idempotency-key']),
  });
}

/** A key that cannot be kept is refused: ignoring it would let a repeat do harm. */
function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined || header === '') return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw new FieldRefusal({ nonFieldErrors: ['invalid_value'] });
}

async function admit(
  deps: Dependencies,
  { endpoint, key }: PreparedRoute,
  context: CallContext,
  token: string,
): Promise<void> {
  requireAccess(endpoint, context);
  if (endpoint.method !== 'GET' && !endpoint.signed && !context.isCsrfToken(token)) {
    throw new Refusal(403, 'csrf_invalid');
  }
  if (endpoint.limit) await limitCalls(deps, key, endpoint.limit, context.ip, context.now);
}

function requireAccess({ access, whileLocked }: Endpoint, context: CallContext): void {
  const { user, isLocked } = context;
  if (access === 'public') return;
  if (!user) throw new Refusal(401, 'not_signed_in');
  if (isLocked && !whileLocked) throw new Refusal(423, 'locked');
  if (access !== 'signed-in' && !user.permissions.includes(access.permission)) {
    throw new Refusal(403, 'permission_denied');
  }
}

function sendContextHeaders({ res }: AppContext, { headers, cookies }: CallContext): void {
  for (const [name, value] of headers) res.setHeader(name, value);
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies);
}
