import type { MarketCode } from '../market/market.ts';
import { planInstallments } from './installment-plan.ts';
import { representativeLoan } from './representative-loan.ts';

/** What a price would cost by the month; amounts in whole market units, rates in 0.01 %. */
export interface LeaseExample {
  readonly price: number;
  readonly months: number;
  readonly monthly: number;
  readonly lastInstallment: number;
  readonly total: number;
  readonly rateHundredths: number;
  readonly rpsnHundredths: number;
}

/** The representative example without a down payment; null where the price is too low for a loan. */
export function leaseExample(price: number, market: MarketCode): LeaseExample | null {
  const terms = representativeLoan[market];
  const plan = planInstallments(price, 0, terms);
  if (!plan.ok) return null;
  const { months, installment, lastInstallment, total, rpsnHundredths } = plan.value;
  const rateHundredths = Math.round(terms.ratePercent * 100);
  return {
    price,
    months,
    monthly: installment,
    lastInstallment,
    total,
    rateHundredths,
    rpsnHundredths,
  };
}
