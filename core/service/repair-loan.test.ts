import { expect, it } from 'vitest';
import { isLendable, loanEnds } from './repair-loan.ts';
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
