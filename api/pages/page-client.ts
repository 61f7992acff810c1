import { ApiError, type Client } from '#core/contract/client.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { BoundRoute } from '../platform/http/bind.ts';
import { CallContext, type CallSource } from '../platform/http/call-context.ts';
import { refusalAnswer } from '../platform/http/error-answer.ts';
import { limitCalls } from '../platform/http/rate-limit.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { runRoute } from '../platform/http/run-route.ts';
import type { CachedReply } from '../platform/reply-cache.ts';
import { jsonType, packReply } from '../platform/http/send-reply.ts';
import { valueOf } from '../platform/http/wire-text.ts';

export interface PageClient {
  readonly client: Client;
  /** What the answers so far were made of; null where one of them was not for everybody. */
  readonly surrogateKeys: () => readonly string[] | null;
  /** For how long all of them are right by time alone, in milliseconds. */
  readonly lifeMs: () => number;
}

interface Input {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Calls that every page makes and that answer the same for all visitors of a language. */
const askedByAll: ReadonlySet<string> = new Set(['config', 'hamburger-menu']);
/** What their kept answers say: one object for all pages, until something in it changes. */
const values = new WeakMap<CachedReply, unknown>();

/**
 * The wire's client without the wire: runs the public GET calls in this process for a page that is
 * being rendered, as an anonymous visitor with the address of the one who asked.
 */
export function createPageClient(
  deps: Dependencies,
  routes: ReadonlyMap<string, BoundRoute>,
  source: CallSource,
): PageClient {
  const used = new Set<string>();
  let shared = true;
  let life = Number.POSITIVE_INFINITY;

  const { replyCache } = deps;
  const note = (surrogateKeys: readonly string[], lifeMs: number) => {
    if (surrogateKeys.length === 0) shared = false;
    life = Math.min(life, lifeMs);
    for (const surrogateKey of surrogateKeys) used.add(surrogateKey);
  };

  const get = async (key: string, input: Input): Promise<unknown> => {
    const route = routes.get(key);
    if (route?.endpoint.method !== 'GET') throw new Error(`no page may call ${key}`);
    const keptAs = askedByAll.has(key) ? JSON.stringify(['page-call', key, source.language]) : null;
    const kept = keptAs === null ? undefined : replyCache.get(keptAs, 'plain');
    if (kept && !replyCache.isStale(kept)) {
      note(kept.surrogateKeys, kept.staleAt - performance.now());
      return values.get(kept);
    }
    try {
      const { generation } = replyCache;
      const context = new CallContext(deps, source);
      const reply = await answer(deps, route, input, context);
      const surrogateKeys = [...context.surrogateKeys];
      note(surrogateKeys, context.lifeMs());
      // Through the wire's casing, so that the browser's client would have answered the same.
      const value = valueOf(reply);
      if (keptAs !== null && surrogateKeys.length > 0) {
        const entry = packReply(jsonType, '', surrogateKeys, context.lifeMs());
        values.set(entry, value);
        replyCache.put(keptAs, 'plain', entry, generation);
      }
      return value;
    } catch (error) {
      shared = false;
      const refused = refusalAnswer(error, source.language);
      if (!refused) throw error;
      throw new ApiError(refused.status, refused.body, source.requestId);
    }
  };

  const post = (): Promise<never> =>
    Promise.reject(new Error('a page that is rendered changes nothing'));
  return {
    // One untyped function serves every key.
    client: { get, post, patch: post, delete: post } as Client,
    surrogateKeys: () => (shared ? [...used] : null),
    lifeMs: () => life,
  };
}

async function answer(
  deps: Dependencies,
  route: BoundRoute,
  { params = {}, query = {} }: Input,
  context: CallContext,
): Promise<unknown> {
  const { access, limit } = route.endpoint;
  if (access !== 'public') throw new Refusal(401, 'not_signed_in');
  if (limit) await limitCalls(deps, route.key, limit, context.ip, context.now);
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const raw = { params, query: Object.fromEntries(asked), body: undefined };
  return runRoute(deps, route, raw, context);
}
