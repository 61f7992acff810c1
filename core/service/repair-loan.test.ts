import { expect, it } from 'vitest';
import { isLendable, loanEnds, settleLoan, type LoanOutcome } from './repair-loan.ts';
import { repairStatuses } from './repair-status.ts';

it('lends from when a device is here until it is handed out', () => {
  const lendable = repairStatuses.filter(isLendable);
  expect(lendable).toContain('received');
  expect(lendable).toContain('ready');
  for (const status of ['announced', 'handed_out', 'cancelled', 'unclaimed'] as const) {
    expect(lendable).not.toContain(status);
  }
});

it('asks why only where a loan does not simply come back', () => {
  expect(loanEnds.returned).toEqual({ comesBack: true, isExplained: false });
  expect(loanEnds.damaged).toEqual({ comesBack: true, isExplained: true });
  expect(loanEnds.written_off).toEqual({ comesBack: false, isExplained: true });
});

it.each<[LoanOutcome, number | null, number | null, number, number]>([
  ['returned', 2_000, null, 2_000, 0],
  ['returned', null, null, 0, 0],
  ['damaged', 2_000, null, 2_000, 0],
  ['damaged', 2_000, 500, 1_500, 0],
  ['damaged', 2_000, 2_600, 0, 600],
  ['damaged', null, 500, 0, 500],
  ['written_off', 2_000, null, 0, 0],
  ['written_off', 2_000, 1_500, 500, 0],
  ['written_off', 2_000, 9_000, 0, 0],
  ['written_off', null, 900, 0, 0],
])(
  'settles %s with a deposit of %s and a charge of %s',
  (outcome, deposit, charged, back, paid) => {
    const settled = { givenBack: back, collected: paid };
    expect(settleLoan(outcome, { deposit, charged })).toEqual(settled);
  },
);
