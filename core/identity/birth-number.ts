import type { MarketCode } from '../market/market.ts';
import { dayOf, type DayLike } from '../shared/calendar-day.ts';
import type { Result } from '../shared/result.ts';
import { readTypedCode } from '../shared/typed-text.ts';
import { readCzechBirthNumber } from './birth-number-cz.ts';
import type { BirthNumber, BirthNumberRefusal } from './birth-number-parts.ts';
import { readRomanianBirthNumber } from './birth-number-ro.ts';

/**
 * Reads the birth number of a market: rodné číslo in `cz`, CNP in `ro`, never the other one
 * (DECISIONS "Markets and languages", T-PII-1 to T-PII-4, T-PII-7).
 *
 * `today` decides the century; a Date counts by its UTC day. The value has the digits alone, the
 * birth date and the gender that the number carries.
 */
export function parseBirthNumber(
  value: string,
  market: MarketCode,
  today: DayLike,
): Result<BirthNumber, BirthNumberRefusal> {
  const code = readTypedCode(value);
  if (!code.ok) return code;
  const read = market === 'cz' ? readCzechBirthNumber : readRomanianBirthNumber;
  return read(code.value, dayOf(today));
}

/** Whether `parseBirthNumber` accepts. */
export const isValidBirthNumber = (value: string, market: MarketCode, today: DayLike): boolean =>
  parseBirthNumber(value, market, today).ok;
