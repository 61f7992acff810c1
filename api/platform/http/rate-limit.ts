import type { Knex } from 'knex';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { isStaff, sellsAtCounter } from '#core/permissions/roles.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CallMiddleware } from './app-context.ts';
import { limitedNetwork } from './client-address.ts';
import type { RequestContext } from './request.ts';
import { Refusal } from './refusal.ts';
import { WindowCounter } from './window-counter.ts';

export interface Attempts {
  readonly attempts: number;
  readonly windowEndsAt: Date;
}

/** Hashed, because an address or an e-mail belongs to a person. */
export const limitKey = ({ cipher }: Dependencies, name: string, ...parts: string[]): string =>
  `${name}:${cipher.digest([name, ...parts].join('\0')).toString('base64url')}`;

/** Counts one attempt in the key's window and opens a new one when the last has ended. */
export async function countAttempt(
  knex: Knex,
  key: string,
  now: Date,
  minutes: number,
): Promise<Attempts> {
  const end = new Date(now.getTime() + minutes * 60_000);
  const { rows }: { rows: { attempts: number; window_ends_at: Date }[] } = await knex.raw(
    `insert into rate_limits as kept (key, attempts, window_ends_at) values (:key, 1, :end)
     on conflict (key) do update set
       attempts = case when kept.window_ends_at <= :now then 1 else least(kept.attempts + 1, 1000000) end,
       window_ends_at = case when kept.window_ends_at <= :now then :end else kept.window_ends_at end
     returning attempts, window_ends_at`,
    { key, end, now },
  );
  const [row] = rows;
  if (!row) throw new Error('counting an attempt returned no row');
  return { attempts: row.attempts, windowEndsAt: row.window_ends_at };
}

/** Seconds from `now` to `end` for `Retry-After`, at least 1. */
export const secondsUntil = (end: Date, now: Date): string =>
  String(Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000)));

/** Refuses with 429 when an address has used up a call's limit. */
export async function limitCalls(
  deps: Dependencies,
  name: string,
  limit: { readonly attempts: number; readonly minutes: number },
  address: string,
  now: Date,
): Promise<void> {
  await limitByKey(deps, limitKey(deps, name, limitedNetwork(address)), limit, now);
}

/** Counts an attempt of whatever a key names and refuses with 429 when there were too many. */
export async function limitByKey(
  { knex }: Pick<Dependencies, 'knex'>,
  key: string,
  { attempts, minutes }: { readonly attempts: number; readonly minutes: number },
  now: Date,
): Promise<void> {
  requireFew(await countAttempt(knex, key, now, minutes), attempts, now);
}

type Caller = Pick<RequestContext, 'user' | 'visitorHash' | 'ip' | 'now'>;
type VisitorLimit = NonNullable<Endpoint['visitorLimit']>;

/** Refuses what one visitor, or many new ones of one network, do too often; all such calls count together. */
function limitVisitor(
  counter: WindowCounter,
  { attempts: most, newVisitors, minutes }: VisitorLimit,
  { user, visitorHash, ip, now }: Caller,
): void {
  // A counter's customers share an account, and staff answer for what they do.
  if (user !== null && sellsAtCounter(user.role)) return;
  const visitor = user === null ? visitorHash?.toString('base64') : String(user.id);
  const own = counter.count(`visitor ${visitor ?? ''}`, now, minutes);
  requireFew(own, most, now);
  if (own.attempts > 1 || user !== null) return;
  requireFew(counter.count(`network ${limitedNetwork(ip)}`, now, minutes), newVisitors, now);
}

/** Refuses with 429 what was counted more often than it may. */
export function requireFew({ attempts, windowEndsAt }: Attempts, most: number, now: Date): void {
  if (attempts <= most) return;
  const headers = { 'Retry-After': secondsUntil(windowEndsAt, now) };
  throw new Refusal(429, 'too_many_requests', { headers });
}

/**
 * Refuses a call that was made too often: by the account of whoever is signed in, wherever they sit, and by the network.
 * Staff and stores are counted by their accounts alone, since a whole office, or a counter with its customers, shares one network.
 */
async function limitCaller(
  deps: Dependencies,
  key: string,
  limit: NonNullable<Endpoint['limit']>,
  { user, ip, now }: Caller,
): Promise<void> {
  const { attempts, minutes, atCounter } = limit;
  const isCounter = user !== null && atCounter !== undefined && sellsAtCounter(user.role);
  if (user !== null) {
    const own = { attempts: isCounter ? atCounter : attempts, minutes };
    await limitByKey(deps, limitKey(deps, key, 'account', String(user.id)), own, now);
    if (isCounter || isStaff(user.role)) return;
  }
  await limitCalls(deps, key, limit, ip, now);
}

/** Refuses a call of the contract that was made too often by an account or from one network. */
export const limitRate = (deps: Dependencies): CallMiddleware => {
  const visitors = new WindowCounter();
  return async ({ state: { call, context } }, next) => {
    const { key, endpoint } = call.route;
    const { limit, visitorLimit } = endpoint;
    if (visitorLimit) limitVisitor(visitors, visitorLimit, context);
    if (limit) await limitCaller(deps, key, limit, context);
    await next();
  };
};
