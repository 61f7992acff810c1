import { markets, type Currency, type MarketCode } from '../market/market.ts';
import { accept, refuse, type Result } from './result.ts';

/** An amount in whole accounting units (whole CZK, whole Lei). Never a fraction (DECISIONS Money). */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** Mints money. Throws on a fraction, because that is a bug and not a user's mistake. */
export function money(amount: number, currency: Currency): Money {
  return { amount: wholeUnits(amount), currency };
}

/** Sum of two amounts; refuses to mix currencies rather than return nonsense (T-MON-8). */
export const addMoney = (a: Money, b: Money): Result<Money, 'currency_mismatch'> =>
  a.currency === b.currency
    ? accept(money(a.amount + b.amount, a.currency))
    : refuse('currency_mismatch');

/** Sum in `currency`, which is also the currency of an empty sum; refuses any other (T-MON-8). */
export function sumMoney(
  amounts: readonly Money[],
  currency: Currency,
): Result<Money, 'currency_mismatch'> {
  if (amounts.some((each) => each.currency !== currency)) return refuse('currency_mismatch');
  return accept(
    money(
      amounts.reduce((sum, each) => sum + each.amount, 0),
      currency,
    ),
  );
}

/** Half away from zero, the only rounding of money (DECISIONS Money, T-MON-1). Never -0. */
export function roundHalfAwayFromZero(value: number): number {
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  // Math.sign(-0.4) * 0 is -0, which prints as "-0".
  return rounded === 0 ? 0 : rounded;
}

/**
 * `numerator / denominator` of whole numbers, rounded half away from zero without a float on
 * the way: the remainder decides, so no binary fraction can tip a half.
 */
export function divideRounded(numerator: number, denominator: number): number {
  const size = Math.abs(wholeUnits(numerator));
  const rest = size % denominator;
  const floor = (size - rest) / denominator;
  const rounded = rest * 2 >= denominator ? floor + 1 : floor;
  return rounded === 0 ? 0 : Math.sign(numerator) * rounded;
}

/** `percent` of whole units, rounded once. Percent has at most two decimals, else it throws. */
export const percentageOf = (amount: number, percent: number): number =>
  divideRounded(wholeUnits(amount) * percentInHundredths(percent), 10_000);

/** 21 → 2100, 79.99 → 7999. Throws on a third decimal: no rate or discount here has one. */
export function percentInHundredths(percent: number): number {
  const hundredths = Math.round(percent * 100);
  if (Math.abs(percent * 100 - hundredths) > 1e-6) {
    throw new RangeError(`percent with more than two decimals: ${percent}`);
  }
  return hundredths;
}

const noBreakSpace = '\u00A0';
const groupSeparator: Record<MarketCode, string> = { cz: noBreakSpace, ro: '.' };

/**
 * The market's way of writing an amount: `24 990 Kč` (no-break spaces), `1.299 Lei` (T-MON-2).
 * Written by hand because Intl prints "RON", two decimals and "-0".
 */
export function formatMoney(amount: number, marketCode: MarketCode): string {
  const whole = roundHalfAwayFromZero(amount);
  const digits = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, groupSeparator[marketCode]);
  return `${whole < 0 ? '-' : ''}${digits}${noBreakSpace}${markets[marketCode].currencyLabel}`;
}

function wholeUnits(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole units: ${amount}`);
  return amount;
}
