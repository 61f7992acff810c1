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
