import { accept, refuse, type Result } from '../shared/result.ts';
import {
  downPaymentOf,
  planInstallments,
  type InstallmentPlan,
  type InstallmentTerms,
  type PlanRefusal,
} from './installment-plan.ts';

/** A program as the shop offers it; amounts in whole market units. */
export interface ProgramTerms extends InstallmentTerms {
  /** Least share of the price that is paid at once. */
  readonly downPaymentPercent: number;
  readonly maximalFinanced: number | null;
}

export type ProgramRefusal = PlanRefusal | 'above_maximum';

/**
 * A program's plan of a package's price after discounts (T-INS-4, 6, 8). `paidDown` is what the
 * customer wants to pay at once; the program's least share counts where it is more.
 */
export function programPlan(
  price: number,
  terms: ProgramTerms,
  paidDown = 0,
): Result<InstallmentPlan, ProgramRefusal> {
  const downPayment = Math.max(paidDown, downPaymentOf(price, terms.downPaymentPercent));
  const { maximalFinanced } = terms;
  if (maximalFinanced !== null && price - downPayment > maximalFinanced) {
    return refuse('above_maximum');
  }
  const plan = planInstallments(price, downPayment, terms);
  return plan.ok ? accept(plan.value) : plan;
}
