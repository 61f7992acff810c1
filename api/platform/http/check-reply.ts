import { isDeepStrictEqual } from 'node:util';
import { fromWire } from '#core/contract/casing.ts';
import type { Dependencies } from '../dependencies.ts';
import type { BoundRoute } from './bind.ts';
import { mendReply, placeOf } from './mend-reply.ts';
import { isDownload } from './send-download.ts';
import { WireText } from './wire-text.ts';

/** Where not every text is checked, the first of a call is, and then one in so many. */
const textsPerCheck = 200;
const seen = new WeakMap<BoundRoute, number>();

const placesNamed = 5;
// By program, so that two of them in one process do not count for each other.
const broken = new WeakMap<Dependencies, Map<string, number>>();

/** How many replies broke their contract since the start, by the URL key of their call. */
export const brokenReplies = (deps: Dependencies): ReadonlyMap<string, number> =>
  broken.get(deps) ?? new Map();

/**
 * A reply that breaks the contract is a bug of the API, found here and not in a client. In production
 * it is counted and logged, and served with what the contract allows of it: one wrong row ends no list.
 */
export function checkReply(deps: Dependencies, route: BoundRoute, reply: unknown): unknown {
  const { endpoint, key } = route;
  if (endpoint.download) {
    if (isDownload(reply)) return reply;
    throw new TypeError(`reply of ${key} is no file`);
  }
  if (!endpoint.reply) return undefined;
  if (!(reply instanceof WireText)) return parseReply(deps, route, reply);
  return isCheckDue(deps, route) ? checkText(deps, route, reply) : reply;
}

function parseReply(deps: Dependencies, route: BoundRoute, reply: unknown): unknown {
  const parsed = route.endpoint.reply?.safeParse(reply);
  if (parsed?.success) return parsed.data;
  const issues = parsed?.error.issues ?? [];
  const places = new Set(issues.map(({ path, code }) => `${placeOf(path)} (${code})`));
  const named = [...places].slice(0, placesNamed);
  return serveMended(deps, route, reply, `breaks the contract at ${named.join(', ')}`);
}

/** A call whose prepared text was wrong once is checked each time from then on. */
function isCheckDue(deps: Dependencies, route: BoundRoute): boolean {
  const count = seen.get(route) ?? 0;
  seen.set(route, count + 1);
  if (deps.environment.isTest || brokenReplies(deps).has(route.key)) return true;
  return count % textsPerCheck === 0;
}

function checkText(deps: Dependencies, route: BoundRoute, prepared: WireText): unknown {
  const reply = fromWire(JSON.parse(prepared.text));
  const parsed = parseReply(deps, route, reply);
  // The contract drops what it does not know, but a text would carry it to the client.
  if (isDeepStrictEqual(parsed, reply)) return prepared;
  if (route.endpoint.reply?.safeParse(reply).success !== true) return parsed;
  return serveMended(deps, route, reply, 'says more than the contract');
}

function serveMended(
  deps: Dependencies,
  { endpoint, key }: BoundRoute,
  reply: unknown,
  what: string,
): unknown {
  const text = `reply of ${key} ${what}`;
  if (!deps.environment.isProduction) throw new TypeError(text);
  const counts = broken.get(deps) ?? new Map<string, number>();
  broken.set(deps, counts.set(key, (counts.get(key) ?? 0) + 1));
  deps.log.error({ call: key }, text);
  const mended = endpoint.reply && mendReply(endpoint.reply, reply);
  if (!mended) throw new TypeError(text);
  return mended.data;
}
