import type { MarketCode } from '../market/market.ts';
import type { InstallmentTerms } from './installment-plan.ts';

/**
 * The loan by which a product page says what a month would cost: a representative example with its
 * rate, number of installments and least price, whole market units. The loan company decides.
 */
export const representativeLoan: Record<MarketCode, InstallmentTerms> = {
  cz: { ratePercent: 15.9, months: 24, minimalFinanced: 3_000 },
  ro: { ratePercent: 13.9, months: 24, minimalFinanced: 600 },
};
