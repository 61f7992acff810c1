import type { Knex } from 'knex';
import { needsSecond, releaseDays, type ReleasedAct } from '#core/permissions/two-person-policy.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { PreparedActModel } from './prepared-act-model.ts';

const dayMs = 86_400_000;

/** An act that may need a second person. */
export interface WantedAct {
  readonly act: ReleasedAct;
  /** What it is done to, such as `order:12`; one act of a kind waits for it at a time. */
  readonly subject: string;
  /** What the list shows of it: an order's number, a draft's name; no personal data. */
  readonly title: string;
  /** Whole units; 0 where there is none. */
  readonly amount: number;
  /** What carries it out later; no personal data. */
  readonly payload: object;
  readonly reason: string;
  readonly staffId: number;
  readonly at: Date;
}

/** Either what was done, or the act that waits for another person. */
export type Outcome<T> =
  | { readonly done: T; readonly prepared: null }
  | { readonly done: null; readonly prepared: { readonly id: number } };

/**
 * Does at once what one person may do alone, and prepares the rest for another to release
 * (DECISIONS "Money and two people"). Both are on record. 409 `act_waits_already` while the same
 * waits for a release.
 */
export async function doOrPrepare<T>(
  trx: Knex.Transaction,
  { market }: Pick<Dependencies, 'market'>,
  wanted: WantedAct,
  carryOut: () => Promise<T>,
): Promise<Outcome<T>> {
  const { act, amount, staffId, at } = wanted;
  // Two acts of one person at once would not see each other's sums.
  await trx.raw('select pg_advisory_xact_lock(hashtext(?), ?)', [`acts ${act}`, staffId]);
  const aloneBefore = await doneAlone(trx, wanted);
  const waits = needsSecond({ act, market: market.code, amount, aloneBefore });
  if (await isWaiting(trx, wanted, at)) throw new Refusal(409, 'act_waits_already');
  const id = await store(trx, wanted, waits ? 'waiting' : 'alone');
  if (waits) return { done: null, prepared: { id } };
  return { done: await carryOut(), prepared: null };
}

/** Whether an act on something waits for another person. */
export async function isWaiting(
  db: Knex,
  { act, subject }: Pick<WantedAct, 'act' | 'subject'>,
  now: Date,
): Promise<boolean> {
  const waiting = await PreparedActModel.query(db)
    .findOne({ act, subject, status: 'waiting' })
    .where('expires_at', '>', now)
    .select('id');
  return waiting !== undefined;
}

async function doneAlone(trx: Knex, { act, staffId, at }: WantedAct): Promise<number> {
  const [row] = await trx('prepared_acts')
    .where({ prepared_by: staffId, act, status: 'alone' })
    .where('prepared_at', '>', new Date(at.getTime() - dayMs))
    .sum<{ sum: string | null }[]>({ sum: 'amount' });
  return Number(row?.sum ?? 0);
}

async function store(
  trx: Knex,
  { act, subject, title, amount, payload, reason, staffId, at }: WantedAct,
  status: 'alone' | 'waiting',
): Promise<number> {
  // What nobody released in time makes room.
  await PreparedActModel.query(trx)
    .where({ act, subject, status: 'waiting' })
    .where('expires_at', '<=', at)
    .patch({ status: 'expired' });
  const [row] = await trx('prepared_acts')
    .insert({
      act,
      subject,
      title,
      amount,
      payload: JSON.stringify(payload),
      reason,
      status,
      prepared_by: staffId,
      prepared_at: at,
      expires_at: new Date(at.getTime() + releaseDays * dayMs),
    })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('a prepared act was not stored');
  return row.id;
}
