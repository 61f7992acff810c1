import type { Dependencies } from '../platform/dependencies.ts';
import { limitedNetwork } from '../platform/http/client-address.ts';
import { countAttempt, limitKey, secondsUntil } from '../platform/http/rate-limit.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { ownerOf } from './cart-owner.ts';

const minutes = 10;
/** Wrong codes of one customer in the window (T-COD-6). */
const mostOfOwner = 20;
/** Of one network: whoever throws the cookie away after each guess is stopped by this. */
const mostOfNetwork = 200;

/**
 * Counts a code before it is looked at, so that many at once cannot slip through, and refuses with
 * 429 when too many were wrong. Answers what takes the count back when the code was right.
 */
export async function countCode(
  deps: Dependencies,
  context: RequestContext,
): Promise<() => Promise<void>> {
  const owner = ownerOf(context);
  const name = 'userId' in owner ? `u${String(owner.userId)}` : owner.visitorHash.toString('hex');
  const keys = [
    [limitKey(deps, 'code', name), mostOfOwner],
    [limitKey(deps, 'code-network', limitedNetwork(context.ip)), mostOfNetwork],
  ] as const;
  for (const [key, most] of keys) {
    const { attempts, windowEndsAt } = await countAttempt(deps.knex, key, context.now, minutes);
    if (attempts > most) {
      const headers = { 'Retry-After': secondsUntil(windowEndsAt, context.now) };
      throw new Refusal(429, 'too_many_requests', { headers });
    }
  }
  return async () => {
    const counted = deps.knex('rate_limits').whereIn(
      'key',
      keys.map(([key]) => key),
    );
    // The table keeps no zeroes.
    await counted.clone().where('attempts', 1).delete();
    await counted.where('attempts', '>', 1).decrement('attempts', 1);
  };
}
