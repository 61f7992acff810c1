import { describe, expect, it } from 'vitest';
import {
  contractAfter,
  contractStatuses,
  isSamePlan,
  type ContractStatus,
  type LoanStatus,
} from './contract-status.ts';

const statuses: readonly LoanStatus[] = [
  'open',
  'review',
  'ready',
  'completed',
  'rejected',
  'cancelled',
];
const changes: Partial<Record<ContractStatus, Partial<Record<LoanStatus, ContractStatus>>>> = {
  applied: { ready: 'sent', completed: 'completed', rejected: 'rejected', cancelled: 'offered' },
  sent: { completed: 'completed', rejected: 'rejected', cancelled: 'offered' },
};

describe('a contract', () => {
  it.each(contractStatuses.flatMap((from) => statuses.map((word) => [from, word] as const)))(
    'that is %s hears %s and changes as the table says',
    (from, word) => {
      expect(contractAfter(from, word)).toBe(changes[from]?.[word] ?? null);
    },
  );

  it('is sent once, however often the company says that it is ready (T-INS-9)', () => {
    expect(contractAfter('applied', 'ready')).toBe('sent');
    expect(contractAfter('sent', 'ready')).toBeNull();
  });
});

it.each([
  [{ months: 11 }, false],
  [{ installment: 2_500 }, false],
  [{ downPayment: 1 }, false],
  [{}, true],
])('finds a plan changed by %j the same: %s (T-INS-7)', (change, expected) => {
  const plan = { months: 10, installment: 2_499, downPayment: 0 };
  expect(isSamePlan(plan, { ...plan, ...change })).toBe(expected);
});
