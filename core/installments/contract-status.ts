/** States of one contract of installments or leasing (SPECIFICATION 4, T-INS-9). */
export const contractStatuses = [
  'offered',
  'applied',
  'sent',
  'completed',
  'rejected',
  'expired',
] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/**
 * What the company says of an application: the customer fills it in, the company looks at it, it is
 * signed and waits for `sent`, the loan is made, or it ended without one.
 */
export type LoanStatus = 'open' | 'review' | 'ready' | 'completed' | 'rejected' | 'cancelled';

const isOpen = (status: ContractStatus): boolean => status === 'applied' || status === 'sent';

/**
 * The state of a contract after the company's word, or null where it changes nothing. `ready` makes
 * it `sent` once, however often it is reported; a rejection counts after `sent`, too; what the customer
 * gave up may be applied for again (T-INS-9).
 */
export function contractAfter(from: ContractStatus, reported: LoanStatus): ContractStatus | null {
  if (!isOpen(from) || reported === 'open' || reported === 'review') return null;
  if (reported === 'ready') return from === 'applied' ? 'sent' : null;
  return reported === 'cancelled' ? 'offered' : reported;
}

/** Numbers of a plan that both sides name, whole units. */
export interface AgreedPlan {
  readonly months: number;
  readonly installment: number;
  readonly downPayment: number;
}

/** Whether the company's numbers are those that the customer agreed to (T-INS-7). */
export const isSamePlan = (agreed: AgreedPlan, reported: AgreedPlan): boolean =>
  agreed.months === reported.months &&
  agreed.installment === reported.installment &&
  agreed.downPayment === reported.downPayment;
