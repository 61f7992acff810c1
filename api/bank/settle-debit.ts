import type { Knex } from 'knex';
import { matchDebit } from '#core/bank/match-debit.ts';
import type { EntryReason } from '#core/bank/match-entry.ts';
import { payPayout } from '../buyback/desk/pay-order.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { NamedEntry } from './name-movements.ts';
import { sentPayouts } from './sent-payouts.ts';

/** What a debit is of: of which payout, if of one, and why it waits where it does. */
export interface Settled {
  readonly reason: EntryReason | null;
  readonly payoutOrderId: number | null;
  readonly payoutKey: number | null;
}

interface By {
  readonly staffId: number;
  readonly at: Date;
  /** Whether they may mark payouts as paid without a statement too. */
  readonly mayPay: boolean;
}

/**
 * Marks the payout that a debit carried out as paid, by what the staff's own call does; one that was marked
 * by hand is left as it is. Anything that is not exact, or by who may not, is proposed to a person.
 */
export async function settleDebit(
  trx: Knex.Transaction,
  deps: Dependencies,
  entry: NamedEntry,
  { mayPay, ...by }: By,
): Promise<Settled> {
  const match = matchDebit(entry, await sentPayouts(trx, deps, entry, by.at), deps.market);
  if (!match.ok) {
    const { reason, payout } = match.error;
    return { reason, payoutOrderId: payout?.orderId ?? null, payoutKey: null };
  }
  const { orderId, key, state } = match.value;
  const found = { payoutOrderId: orderId, payoutKey: key };
  if (state === 'paid') return { reason: null, ...found };
  if (!mayPay) return { reason: 'payout_unconfirmed', ...found };
  try {
    // A savepoint: a device that cannot be in stock keeps no other movement waiting.
    await trx.transaction((inner) => payPayout(inner, deps, { orderId, key }, by));
    return { reason: null, ...found };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { reason: 'payout_refused', ...found };
  }
}
