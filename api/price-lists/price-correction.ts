import type { Currency } from '#core/market/market.ts';
import { divideRounded, percentInHundredths } from '#core/shared/money.ts';

/** Prices are multiples of these whole units. */
const steps: Record<Currency, number> = { CZK: 10, RON: 5 };

/**
 * What an answer adds to the price of a device: a percentage of its A+ price, rounded once, to 10 CZK
 * or 5 RON. Usually negative.
 */
export const priceCorrection = (
  percent: number,
  aPlusPrice: number,
  currency: Currency,
): number => {
  const step = steps[currency];
  return divideRounded(aPlusPrice * percentInHundredths(percent), 10_000 * step) * step;
};
