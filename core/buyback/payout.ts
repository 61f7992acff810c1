import type { MarketCode } from '../market/market.ts';
import { needsSecond, twoPersonPolicy } from '../permissions/two-person-policy.ts';
import { accept, refuse, type Result } from '../shared/result.ts';

/** The way of a payout: accepted, prepared by one person, released by another, paid. */
export const payoutStages = ['waiting', 'prepared', 'released', 'paid'] as const;
export type PayoutStage = (typeof payoutStages)[number];

const { from } = twoPersonPolicy.buyback_over_limit;
/** A single payout above this, whole units, needs a supervisor besides (DECISIONS "Accounts and roles"). */
export const payoutLimits: Readonly<Record<MarketCode, number>> = {
  cz: from.cz - 1,
  ro: from.ro - 1,
};

/** Whole units. */
export const isOverPayoutLimit = (amount: number, market: MarketCode): boolean =>
  needsSecond({ act: 'buyback_over_limit', market, amount, aloneBefore: 0 });

/** What is known of a payout when somebody wants to release it. */
export interface PreparedPayout {
  readonly stage: PayoutStage;
  /** Whole units. */
  readonly amount: number;
  readonly preparedBy: number;
}

export type ReleaseRefusal = 'payout_not_prepared' | 'payout_own';

/** Whether a person may release a payout: prepared, and never by oneself (four eyes). */
export function mayRelease(
  { stage, preparedBy }: PreparedPayout,
  releasedBy: number,
): Result<null, ReleaseRefusal> {
  if (stage !== 'prepared') return refuse('payout_not_prepared');
  return preparedBy === releasedBy ? refuse('payout_own') : accept(null);
}

/** A supervisor's look is a third one: who prepared a payout over the limit cannot be the supervisor. */
export const isIndependent = (
  payouts: readonly PreparedPayout[],
  supervisor: number,
  market: MarketCode,
): boolean =>
  payouts.every(
    ({ amount, preparedBy }) => preparedBy !== supervisor || !isOverPayoutLimit(amount, market),
  );
