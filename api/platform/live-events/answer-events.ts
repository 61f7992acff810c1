import { apiBase } from '#core/contract/endpoints.ts';
import { liveEventsPath } from '#core/contract/live-events.ts';
import { isStaff } from '#core/permissions/roles.ts';
import { findSession, type Session } from '../sessions/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { pathOf, type AppContext, type AppMiddleware } from '../http/app-context.ts';
import { readCookie } from '../http/cookies.ts';
import { methodRefusal, Refusal } from '../http/refusal.ts';
import { eventText, type LiveHub, type Stream } from './live-hub.ts';
import { currentMoment, missedEvents } from './missed-events.ts';

/** After a break the browser waits this long, and longer each time by itself. */
const retryMs = 3_000;

const address = `${apiBase}${liveEventsPath}`;

/** Answers the stream of live events: to staff alone, each told only of what they may read. */
export const streamEvents =
  (deps: Dependencies, hub: LiveHub): AppMiddleware =>
  (ctx, next) => {
    if (pathOf(ctx) !== address) return next();
    ctx.state.route = address;
    if (ctx.method !== 'GET') throw methodRefusal(['GET']);
    return answerEvents(deps, hub, ctx);
  };

async function answerEvents(deps: Dependencies, hub: LiveHub, ctx: AppContext): Promise<void> {
  const session = await staffSession(deps, ctx.req.headers.cookie);
  const asked = ctx.req.headers['last-event-id'];
  const stream = open(ctx, session);
  hub.add(stream);
  hub.send(stream, `retry: ${String(retryMs)}\n\n`);
  try {
    await catchUp(deps, hub, stream, typeof asked === 'string' ? asked : '');
  } catch (error) {
    // The answer has begun; the browser asks again.
    deps.log.warn({ requestId: ctx.state.requestId }, 'a live stream could not begin');
    ctx.res.destroy();
    if (!(error instanceof Error)) throw error;
  }
}

async function staffSession(deps: Dependencies, cookies: string | undefined): Promise<Session> {
  const token = readCookie(cookies, 'session', deps.environment.publicUrl);
  const session = token ? await findSession(deps, token) : null;
  if (!session) throw new Refusal(401, 'not_signed_in');
  if (session.isLocked) throw new Refusal(423, 'locked');
  if (!isStaff(session.user.role)) throw new Refusal(403, 'permission_denied');
  return session;
}

function open(ctx: AppContext, { tokenHash, user }: Session): Stream {
  const { res } = ctx;
  ctx.respond = false;
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // Proxies would gather the events of a while.
    'X-Accel-Buffering': 'no',
  });
  return {
    response: res,
    session: tokenHash.toString('hex'),
    permissions: user.permissions,
    waiting: [],
  };
}

/** Says what was missed; what is heard meanwhile waits, so that nothing falls between. */
async function catchUp(
  deps: Dependencies,
  hub: LiveHub,
  stream: Stream,
  since: string,
): Promise<void> {
  // Read before what was missed: an event in between is told twice.
  const moment = await currentMoment(deps.knex);
  if (since !== '') {
    const missed = await missedEvents(deps.knex, since);
    if (missed.kind === 'unknown') hub.send(stream, eventText('reset', null, {}));
    else for (const event of missed.events) hub.sendEvent(stream, event);
  }
  hub.send(stream, eventText('ready', moment, {}));
  for (const event of stream.waiting ?? []) hub.sendEvent(stream, event);
  stream.waiting = null;
}
