import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../dependencies.ts';
import { isDatabaseAway } from '../faults/database-away.ts';
import { describeError } from '../describe-error.ts';
import { pathOf, type AppContext, type CallMiddleware, type FoundCall } from './app-context.ts';
import type { CallContext } from './call-context.ts';
import type { CachedReply } from '../reply-cache.ts';
import { contextOf } from './context-of.ts';
import { runRoute } from './run-route.ts';
import { jsonType, packReply, sendPacked, sendStale } from './send-reply.ts';
import { SingleFlight } from './single-flight.ts';
import { textOf } from './wire-text.ts';

/** Every answer to a call carries this key: staff purge them all by it (SPECIFICATION section 7). */
const callKey = 'endpoint';

interface CachedCall extends FoundCall {
  readonly language: Language;
  /** A context of no visitor in particular; the answer is everybody's. */
  readonly context: CallContext;
}

// By program, so that two of them in one process do not answer for each other.
const flights = new WeakMap<object, SingleFlight<CachedReply>>();

/** Answers a call that gets the same answer until a purge, from what is kept where it can. */
export const answerCached =
  (deps: Dependencies): CallMiddleware =>
  (ctx, next) => {
    const { call, language } = ctx.state;
    if (!call.route.endpoint.cached) return next();
    return answerFromCache(deps, { ...call, language, context: contextOf(deps, ctx) }, ctx);
  };

async function answerFromCache(
  deps: Dependencies,
  call: CachedCall,
  ctx: AppContext,
): Promise<void> {
  const { replyCache } = deps;
  const key = cacheKey(call);
  const room = Object.keys(call.query).length > 0 ? 'asked' : 'plain';
  const kept = replyCache.get(key, room);
  if (kept && !replyCache.isStale(kept)) {
    sendPacked(ctx, kept);
    return;
  }
  const flight = flights.get(replyCache) ?? new SingleFlight<CachedReply>();
  flights.set(replyCache, flight);
  // What is being made since before a purge is not for those who ask after it.
  const { generation } = replyCache;
  const makeAnew = () =>
    flight.run(`${String(generation)} ${key}`, async () => {
      const made = await makeReply(deps, call, pathOf(ctx));
      if (made.shared) replyCache.put(key, room, made.value, generation);
      return made;
    });
  if (kept) {
    // Purged softly: nobody waits for the new one.
    sendPacked(ctx, kept);
    makeAnew().catch((error: unknown) =>
      deps.log.warn({ error: describeError(error) }, 'an answer purged softly was not made anew'),
    );
    return;
  }
  const made = await makeAnew().catch((error: unknown) => {
    const stale = isDatabaseAway(error) ? replyCache.lastResort(key, room) : null;
    if (!stale) throw error;
    sendStale(ctx, stale);
    return null;
  });
  if (!made) return;
  for (const [name, value] of call.context.headers) ctx.res.setHeader(name, value);
  sendPacked(ctx, made);
}

async function makeReply(deps: Dependencies, call: CachedCall, path: string) {
  const { route, params, query, context } = call;
  const reply = await runRoute(deps, route, { params, query, body: undefined }, context);
  // Without a tag nothing would ever purge it.
  const shared = context.surrogateKeys.size > 0 && context.headers.length === 0;
  const surrogateKeys = context.surrogateKeys.size > 0 ? [callKey, ...context.surrogateKeys] : [];
  const text = textOf(reply);
  const packed = packReply(jsonType, text, surrogateKeys, context.lifeMs());
  return { value: { ...packed, path }, shared };
}

function cacheKey({ route, language, params, query }: CachedCall): string {
  const sorted = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([route.key, language, ...sorted(params), ...sorted(query)]);
}
