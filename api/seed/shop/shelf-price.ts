import type { Currency } from '#core/market/market.ts';

/** Crowns that one leu costs, as in the price lists of the buy-back. */
const crownsPerLeu = 4.85;

/** A price for the shelf in whole units of the currency, from crowns: 24 990 Kč, 499 Kč, 1.299 Lei. */
export function shelfPrice(crowns: number, currency: Currency): number {
  const amount = currency === 'CZK' ? crowns : crowns / crownsPerLeu;
  const [step, off] = amount >= 1_000 && currency === 'CZK' ? [100, 10] : [10, 1];
  return Math.max(step, Math.round(amount / step) * step) - off;
}
