import { isClosedRepair, type RepairStatus } from './repair-status.ts';

/** Whether a device is lent for a repair in this state: once the customer's own one is here, and while it is theirs to fetch. */
export const isLendable = (status: RepairStatus): boolean =>
  status !== 'announced' && status !== 'unclaimed' && !isClosedRepair(status);

/** How a loan may end. */
export const loanOutcomes = ['returned', 'damaged', 'written_off'] as const;
export type LoanOutcome = (typeof loanOutcomes)[number];

/** What each end means: whether the piece is in the house again, and whether it has to be said why. */
export const loanEnds: Readonly<
  Record<LoanOutcome, { readonly comesBack: boolean; readonly isExplained: boolean }>
> = {
  returned: { comesBack: true, isExplained: false },
  damaged: { comesBack: true, isExplained: true },
  written_off: { comesBack: false, isExplained: true },
};

/** How a loan is settled at the counter, in cash; whole units. */
export interface LoanSettlement {
  /** Of the deposit, out of the till. */
  readonly givenBack: number;
  /** Beyond the deposit, into the till. */
  readonly collected: number;
}

/**
 * What becomes of a deposit (whole units, null where none was taken) with what the customer is charged. What comes back whole
 * gives all of it back. Of what comes back damaged the charge is taken out of it, and its rest is paid at once. Of what never
 * comes back it is kept, or what is left of it goes back; nobody stands at the counter to pay more.
 */
export function settleLoan(
  outcome: LoanOutcome,
  { deposit, charged }: { readonly deposit: number | null; readonly charged: number | null },
): LoanSettlement {
  const held = deposit ?? 0;
  if (outcome === 'returned') return { givenBack: held, collected: 0 };
  const lost = outcome === 'written_off';
  const owed = charged ?? (lost ? held : 0);
  return {
    givenBack: Math.max(0, held - owed),
    collected: lost ? 0 : Math.max(0, owed - held),
  };
}
