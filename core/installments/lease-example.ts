import { bestPlans } from './best-plans.ts';
import { programPlan, type ProgramTerms } from './package-plan.ts';

/** Installments that the shop offers, as an example of them names them. */
export interface LoanTerms extends ProgramTerms {
  readonly company: string;
}

/** What a price would cost by the month; amounts in whole market units, rates in 0.01 %. */
export interface LeaseExample {
  readonly price: number;
  /** Who lends. */
  readonly company: string;
  /** What is paid at once; 0 where the program asks for nothing. */
  readonly downPayment: number;
  /** What is lent. */
  readonly financed: number;
  readonly months: number;
  readonly monthly: number;
  readonly lastInstallment: number;
  /** Of the loan: the sum of the installments, without the down payment. */
  readonly total: number;
  readonly rateHundredths: number;
  readonly rpsnHundredths: number;
}

/**
 * The representative example of a price: of the programs that take it, the one with the least to
 * pay by the month (best-plans.ts), of equal ones the first in the staff's order. Null where none
 * takes the price.
 */
export function leaseExample(price: number, programs: readonly LoanTerms[]): LeaseExample | null {
  const plans = programs.flatMap((program) => {
    const plan = programPlan(price, program);
    return plan.ok ? [{ ...plan.value, program }] : [];
  });
  const best = bestPlans(plans).lowestInstallment;
  if (best === null) return null;
  const { program, installment, downPayment, financed, months, lastInstallment, total } = best;
  return {
    price,
    company: program.company,
    downPayment,
    financed,
    months,
    monthly: installment,
    lastInstallment,
    total,
    rateHundredths: Math.round(program.ratePercent * 100),
    rpsnHundredths: best.rpsnHundredths,
  };
}
