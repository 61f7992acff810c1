import { isDeepStrictEqual } from 'node:util';
import { fromWire } from '#core/contract/casing.ts';
import type { Dependencies } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';
import type { BoundRoute } from './bind.ts';
import { isDownload } from './send-download.ts';
import { WireText } from './wire-text.ts';

/** Where not every text is checked, the first of a call is, and then one in so many. */
const textsPerCheck = 200;
const seen = new WeakMap<BoundRoute, number>();

/** A reply that breaks the contract is a bug of the API, found here and not in a client. */
export function checkReply(deps: Dependencies, route: BoundRoute, reply: unknown): unknown {
  const { endpoint, key } = route;
  if (endpoint.download) {
    if (isDownload(reply)) return reply;
    throw new TypeError(`reply of ${key} is no file`);
  }
  if (!endpoint.reply) return undefined;
  if (!(reply instanceof WireText)) return parseReply(route, reply);
  if (isCheckDue(deps, route)) checkText(deps, route, reply);
  return reply;
}

function parseReply({ endpoint, key }: BoundRoute, reply: unknown): unknown {
  const parsed = endpoint.reply?.safeParse(reply);
  if (parsed?.success) return parsed.data;
  const issues = parsed?.error.issues ?? [];
  const places = issues.map(({ path, code }) => `${path.join('.')} (${code})`);
  throw new TypeError(`reply of ${key} breaks the contract at ${places.slice(0, 5).join(', ')}`);
}

function isCheckDue({ environment }: Dependencies, route: BoundRoute): boolean {
  const count = seen.get(route) ?? 0;
  seen.set(route, count + 1);
  return environment.isTest || count % textsPerCheck === 0;
}

function checkText(deps: Dependencies, route: BoundRoute, { text }: WireText): void {
  try {
    const reply = fromWire(JSON.parse(text));
    // The contract drops what it does not know, but a text would carry it to the client.
    if (!isDeepStrictEqual(parseReply(route, reply), reply)) {
      throw new TypeError(`reply of ${route.key} says more than the contract`);
    }
  } catch (error) {
    if (!deps.environment.isProduction) throw error;
    deps.log.error({ error: describeError(error) }, 'a prepared reply breaks the contract');
  }
}
