import { percentageOf, roundHalfAwayFromZero } from '../shared/money.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { rpsnHundredths } from './rpsn.ts';

/** A plan to show and to store with its offer. Amounts in whole market units. */
export interface InstallmentPlan {
  /** What is lent: the price without the down payment. */
  readonly financed: number;
  readonly downPayment: number;
  readonly months: number;
  readonly installment: number;
  /** The last one settles what the rounding of the others left. */
  readonly lastInstallment: number;
  /** Sum of the installments, without the down payment. */
  readonly total: number;
  /** In hundredths of a percent, with the last installment as high as the others: never too low. */
  readonly rpsnHundredths: number;
}

/** One product of an installment company. */
export interface InstallmentTerms {
  /** Yearly, in percent. */
  readonly ratePercent: number;
  readonly months: number;
  readonly minimalFinanced: number;
}

export type PlanRefusal = 'nothing_to_finance' | 'below_minimum' | 'too_little_for_months';

/**
 * The plan of a price, already discounted (T-INS-8): annuity rounded up to whole units, the last
 * installment settles; at 0 % rounded down and the last takes the rest, so that the total is the
 * price (DECISIONS "Cart, discounts, orders", T-INS-1 to 6). Refuses when the down payment leaves
 * nothing, what is under the company's minimum, and what rounded installments would pay off too early.
 */
export function planInstallments(
  price: number,
  downPayment: number,
  { ratePercent, months, minimalFinanced }: InstallmentTerms,
): Result<InstallmentPlan, PlanRefusal> {
  const financed = price - downPayment;
  if (financed <= 0) return refuse('nothing_to_finance');
  if (financed < minimalFinanced) return refuse('below_minimum');
  const monthly = ratePercent / 1200;
  const installment =
    monthly === 0 ? Math.floor(financed / months) : roundedUpAnnuity(financed, monthly, months);
  const lastInstallment =
    monthly === 0
      ? financed - installment * (months - 1)
      : settlement(financed, monthly, months, installment);
  if (installment < 1 || lastInstallment < 1) return refuse('too_little_for_months');
  const upperBound = Array.from({ length: months }, () => installment);
  return accept({
    financed,
    downPayment,
    months,
    installment,
    lastInstallment,
    total: installment * (months - 1) + lastInstallment,
    rpsnHundredths: monthly === 0 ? 0 : rpsnHundredths(financed, upperBound),
  });
}

function roundedUpAnnuity(financed: number, monthly: number, months: number): number {
  const exact = (financed * monthly) / (1 - (1 + monthly) ** -months);
  // A whole annuity may come out a hair above itself and must not be rounded up for that.
  return Math.ceil(exact - 1e-7);
}

/** What is owed at the last month's end when every installment before was the rounded one. */
function settlement(
  financed: number,
  monthly: number,
  months: number,
  installment: number,
): number {
  let owed = financed;
  for (let month = 1; month < months; month += 1) owed = owed * (1 + monthly) - installment;
  return roundHalfAwayFromZero(owed * (1 + monthly));
}

/** A down payment of so many percent of a price, in whole units (T-INS-4). */
export const downPaymentOf = (price: number, percent: number): number =>
  percentageOf(price, percent);
