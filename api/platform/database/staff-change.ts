import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import type { Endpoint } from '#core/contract/endpoint.ts';

/** Who works, and by what call; what a transaction tells the triggers that record changes. */
interface StaffChange {
  readonly actorId: number;
  /** URL key. */
  readonly call: string;
  readonly requestId: string;
  readonly at: Date;
  /** The key of the program that writes on behalf of the actor. */
  readonly apiKeyId?: number | null;
}

/** What a change set says of the request that made it. */
interface Caller {
  readonly user: { readonly id: number } | null;
  readonly apiKeyId: number | null;
  readonly requestId: string;
  readonly now: Date;
}

const current = new AsyncLocalStorage<StaffChange>();

/** Whether a call is one by which the staff change something. */
export const isStaffChange = ({ access, method }: Pick<Endpoint, 'access' | 'method'>): boolean =>
  typeof access === 'object' && method !== 'GET';

/** Runs a call; what a changing call of the staff writes in its transactions becomes change sets. */
export function recordStaffChange<T>(
  { key, endpoint }: { readonly key: string; readonly endpoint: Endpoint },
  { user, apiKeyId, requestId, now }: Caller,
  work: () => Promise<T>,
): Promise<T> {
  if (!isStaffChange(endpoint) || !user) return work();
  return current.run({ actorId: user.id, call: key, requestId, at: now, apiKeyId }, work);
}

const announcement = `select set_config('obmena.actor', ?, true), set_config('obmena.at', ?, true),
  set_config('obmena.call', ?, true), set_config('obmena.request', ?, true), set_config('obmena.api_key', ?, true)`;

const announced = ({ actorId, at, call, requestId, apiKeyId }: StaffChange): string[] => [
  String(actorId),
  at.toISOString(),
  call,
  requestId,
  String(apiKeyId ?? ''),
];

async function announce(trx: Knex.Transaction): Promise<void> {
  const change = current.getStore();
  if (!change) return;
  await trx.raw(announcement, announced(change));
}

/**
 * Says in a transaction of a job on whose behalf it writes. With `changeSetId`, what it changes joins that change set, so
 * that work in many transactions is one step of the history.
 */
export async function actFor(
  trx: Knex.Transaction,
  change: StaffChange,
  changeSetId: number | null,
): Promise<void> {
  await trx.raw(announcement, announced(change));
  if (changeSetId === null) return;
  await trx.raw("select set_config('obmena.change_set', ?, true)", [String(changeSetId)]);
}

type Work = (trx: Knex.Transaction) => Promise<unknown>;

/**
 * Lets every transaction of a staff call say who works before it does anything; the triggers of the
 * recorded tables do the rest. A write outside of a transaction would go unrecorded, so staff calls
 * write in transactions alone.
 */
export function announceActors(knex: Knex): Knex {
  // Only the form with a callback is used here; the other overloads are passed on as they are.
  const open = knex.transaction.bind(knex) as (work?: unknown, config?: unknown) => unknown;
  const announcing = (work?: unknown, config?: unknown) =>
    typeof work === 'function' && current.getStore()
      ? open(async (trx: Knex.Transaction) => {
          await announce(trx);
          return (work as Work)(trx); // just seen to be a function, which knex calls like this
        }, config)
      : open(work, config);
  // Knex defines its methods as properties that cannot be assigned.
  return Object.defineProperty(knex, 'transaction', { value: announcing, configurable: true });
}

/** Says in a transaction of a staff call that it undoes a change set. */
export const announceUndo = (trx: Knex, changeSetId: number): Promise<unknown> =>
  trx.raw("select set_config('obmena.undoes', ?, true)", [String(changeSetId)]);

/** The change set of this transaction so far; null where nothing was changed. */
export async function changeSetOf(trx: Knex): Promise<number | null> {
  const { rows } = await trx.raw<{ rows: { id: number | null }[] }>(
    "select nullif(current_setting('obmena.change_set', true), '')::integer as id",
  );
  return rows[0]?.id ?? null;
}

/**
 * Does what has a record of its own, or may have none, beside what the history takes back: one row of a table that is history
 * only would keep the whole step from being undone.
 */
export async function unrecorded<T>(trx: Knex, work: () => Promise<T>): Promise<T> {
  const { rows } = await trx.raw<{ rows: { actor: string | null }[] }>(
    "select current_setting('obmena.actor', true) as actor, set_config('obmena.actor', '', true)",
  );
  const done = await work();
  await trx.raw("select set_config('obmena.actor', ?, true)", [rows[0]?.actor ?? '']);
  return done;
}
