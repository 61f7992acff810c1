import { apiKeyCallsPerMinute } from '#core/integrations/api-key.ts';
import type { Dependencies } from '../dependencies.ts';
import { findApiKey, type ApiKeyCaller } from '../sessions/find-api-key.ts';
import type { CallState } from './app-context.ts';
import { limitedNetwork } from './client-address.ts';
import { requireFew } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import { WindowCounter } from './window-counter.ts';

/** Wrong keys from one network in a minute; whoever sends more has no program that works. */
const mostWrong = 60;

/** The key that a program sends instead of a cookie; null for a person, and for a message that is signed. */
export function keyTextOf(
  header: string | undefined,
  { call }: Pick<CallState, 'call'>,
): string | null {
  if (call.route.endpoint.signed || header === undefined) return null;
  const [scheme = '', text = ''] = header.trim().split(/\s+/, 2);
  return scheme.toLowerCase() === 'bearer' ? text : null;
}

/** Says which program calls. Whatever is wrong with a key, the answer is the same 401. */
export function apiKeyReader(
  deps: Dependencies,
): (text: string, address: string) => Promise<ApiKeyCaller> {
  const counter = new WindowCounter();
  return async (text, address) => {
    const now = deps.now();
    const caller = await findApiKey(deps, text);
    if (caller === null) {
      requireFew(counter.count(`network ${limitedNetwork(address)}`, now, 1), mostWrong, now);
      throw new Refusal(401, 'api_key_refused', { headers: { 'WWW-Authenticate': 'Bearer' } });
    }
    requireFew(counter.count(`key ${String(caller.id)}`, now, 1), apiKeyCallsPerMinute, now);
    return caller;
  };
}
