import type { Dependencies } from '../platform/dependencies.ts';
import { limitedNetwork } from '../platform/http/client-address.ts';
import { countAttempt, limitKey, secondsUntil } from '../platform/http/rate-limit.ts';
import { Refusal } from '../platform/http/refusal.ts';

const mostFailures = 10;
const minutes = 15;

/** One account tried from one network (DECISIONS "Accounts and roles"). */
export const loginKey = (deps: Dependencies, eMail: string, ip: string): string =>
  limitKey(deps, 'login', eMail.toLowerCase(), limitedNetwork(ip));

/**
 * Counts an attempt before the password is looked at, so that many at once cannot slip through.
 * The attempt after the tenth failure is refused with 429 for 15 minutes from that failure; `isLast` says that this
 * is the tenth.
 */
export async function beginLogin(
  deps: Dependencies,
  key: string,
  now: Date,
): Promise<{ readonly isLast: boolean }> {
  const { attempts, windowEndsAt } = await countAttempt(deps.knex, key, now, minutes);
  if (attempts < mostFailures) return { isLast: false };
  if (attempts > mostFailures) {
    const headers = { 'Retry-After': secondsUntil(windowEndsAt, now) };
    throw new Refusal(429, 'login_locked', { headers });
  }
  const lockedUntil = new Date(now.getTime() + minutes * 60_000);
  await deps.knex('rate_limits').where({ key }).update({ window_ends_at: lockedUntil });
  return { isLast: true };
}

/** A login that succeeded forgets the failures before it. */
export async function forgetFailures(deps: Dependencies, key: string): Promise<void> {
  await deps.knex('rate_limits').where({ key }).delete();
}
