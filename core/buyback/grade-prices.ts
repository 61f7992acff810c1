import type { Currency } from '../market/market.ts';
import { divideRounded } from '../shared/money.ts';
import type { Grade } from './grade.ts';

export type GradePrices = Readonly<Record<Grade, number>>;

/** Prices of one device by grade with its minimal price; whole units of the currency. */
export interface PriceRow {
  readonly prices: GradePrices;
  readonly minimalPrice: number;
}

/** Percent of the A+ price that each grade is bought for. */
const percentByGrade: GradePrices = { 'A+': 100, A: 92, B: 78, C: 50, D: 20 };

/** Percent of the A+ price below which no answer takes the price. */
const minimalPercent = 3;

/** One unit costs `hundredths / 100` CZK; prices are multiples of `step`. */
const scales: Record<Currency, { hundredths: number; step: number; lowest: number }> = {
  CZK: { hundredths: 100, step: 10, lowest: 50 },
  RON: { hundredths: 485, step: 5, lowest: 10 },
};

/** A+ value (CZK) below which a device is worth its parts: every grade pays the minimal price. */
const partsBelow = 100;

/** A+ value (CZK) below which a device is not bought at all. */
const worthlessBelow = 50;

/**
 * Prices of a device whose A+ price is `aPlus` whole CZK, in the currency of the market: 100, 92,
 * 78, 50 and 20 % rounded to 10 CZK or 5 RON, at least 3 % (and 50 CZK or 10 RON) for any answers.
 * Null for a device that is not worth buying.
 */
export function priceRow(aPlus: number, currency: Currency): PriceRow | null {
  if (aPlus < worthlessBelow) return null;
  const { lowest } = scales[currency];
  const minimalPrice = Math.max(lowest, share(aPlus, minimalPercent, currency));
  const price = (grade: Grade) =>
    aPlus < partsBelow
      ? minimalPrice
      : Math.max(minimalPrice, share(aPlus, percentByGrade[grade], currency));
  const prices = { 'A+': price('A+'), A: price('A'), B: price('B'), C: price('C'), D: price('D') };
  return { prices, minimalPrice };
}

// One division of whole numbers: converting first and taking the percentage after would round twice.
function share(aPlus: number, percent: number, currency: Currency): number {
  const { hundredths, step } = scales[currency];
  return divideRounded(aPlus * percent, hundredths * step) * step;
}
