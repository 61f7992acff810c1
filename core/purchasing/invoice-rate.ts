import { accept, refuse, type Result } from '../shared/result.ts';
import type { InvoicedPrice } from './check-invoice-line.ts';

/** Dearer than any currency is in crowns or lei, also where it is quoted by the hundred. */
const highest = 10_000;
const decimals = 6;
const parts = 10 ** decimals;

/**
 * How many crowns or lei one unit of another currency is worth, as it stands in a bank's list: a comma or a point, six
 * decimals at most, no thousands.
 */
export function readRate(text: string): Result<number, 'not_a_rate'> {
  const typed = text.trim().replace(',', '.');
  const value = /^\d{1,5}(?:\.\d{1,6})?$/.test(typed) ? Number(typed) : 0;
  return value > 0 && value <= highest ? accept(value) : refuse('not_a_rate');
}

/**
 * A price in whole crowns or lei, half a unit up. The one place where prices of invoices are rounded; reckoned in whole
 * parts of a rate, as 10 × 24.35 must not come to 243.49999.
 */
export function wholePrice(hundredths: number, rate: number | null): number {
  const perUnit = BigInt(rate === null ? parts : Math.round(rate * parts));
  const whole = 100n * BigInt(parts);
  const doubled = BigInt(hundredths) * perUnit * 2n + whole;
  const floor = doubled / (2n * whole);
  // Division cuts towards zero; a credit of half a unit is rounded up as well.
  return Number(doubled < 0n && floor * 2n * whole !== doubled ? floor - 1n : floor);
}

/** A price as it is compared: in the shop's currency, where a rate says how. */
export function priceInOwn(
  price: InvoicedPrice,
  rate: number | null,
  ownCurrency: string,
): InvoicedPrice {
  if (price.currency === ownCurrency || rate === null) return price;
  return { unitPrice: wholePrice(price.unitPrice, rate) * 100, currency: ownCurrency };
}

/** Whether a rate is more than twice the last one that was used of its currency, or less than half of it. */
export const isFarRate = (rate: number, last: number | null): boolean =>
  last !== null && (rate > last * 2 || rate * 2 < last);
