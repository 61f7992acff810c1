import { accept, refuse, type Result } from '../shared/result.ts';
import { moveRepair, type RepairStatus } from './repair-status.ts';

/**
 * How a claim is settled where the device is not repaired (directive (EU) 2019/771 art. 13: repair or exchange first, then
 * a price cut or the money back). A claim whose device is repaired has no outcome here: it is handed out as `ready`.
 */
export const claimOutcomes = ['exchanged', 'reduced', 'refunded', 'rejected'] as const;
export type ClaimOutcome = (typeof claimOutcomes)[number];

/** Whether a repair claims what was repaired or bought here. */
export const isClaim = (of: {
  readonly claimedOrderId: number | null;
  readonly claimedRepairId: number | null;
}): boolean => of.claimedOrderId !== null || of.claimedRepairId !== null;

interface Claim {
  readonly status: RepairStatus;
  readonly isClaim: boolean;
}

interface Wish {
  readonly outcome: ClaimOutcome;
  /** Whole units that were paid for the claimed piece; null where none was chosen, or nothing was paid. */
  readonly paid: number | null;
  /** Whole units of a price cut. */
  readonly amount: number | null;
  /** What an exchange costs in the shop today, whole units; null for another piece of what was bought. */
  readonly givenPrice?: number | null;
}

export type ClaimRefusal =
  | 'not_a_claim'
  | 'repair_move_refused'
  /** Money can go back only of a piece that was paid for and not given back. */
  | 'claim_without_piece'
  /** A price cut is more than nothing and less than the whole price: that would be a refund. */
  | 'claim_cut_impossible'
  /** Another thing that costs more than was paid would be a present. */
  | 'claim_exchange_dearer';

/**
 * Checks how a claim is to be settled. Answers what goes back to the customer, whole units; 0 where no money moves.
 */
export function settleClaim(
  { status, isClaim }: Claim,
  { outcome, paid, amount, givenPrice = null }: Wish,
): Result<number, ClaimRefusal> {
  if (!isClaim) return refuse('not_a_claim');
  if (!moveRepair(status, 'settled', 'staff').ok) return refuse('repair_move_refused');
  if (outcome === 'rejected') return accept(0);
  // What was not paid for, or was given back, is not exchanged either.
  if (paid === null || paid <= 0) return refuse('claim_without_piece');
  if (outcome === 'exchanged') {
    return givenPrice !== null && givenPrice > paid ? refuse('claim_exchange_dearer') : accept(0);
  }
  if (outcome === 'refunded') return accept(paid);
  if (amount === null || amount <= 0 || amount >= paid) return refuse('claim_cut_impossible');
  return accept(amount);
}
