import type { MarketCode } from '../market/market.ts';
import { dayOf, type DayLike } from '../shared/calendar-day.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { readTypedCode, type TypedTextRefusal } from '../shared/typed-text.ts';
import { readCzechBirthNumber } from './birth-number-cz.ts';
import { isValidCompanyNumber, parseCompanyNumber } from './company-number.ts';

export type VatNumberRefusal = TypedTextRefusal | 'vat_format' | 'vat_check';

// Groups that share one VAT number, and people without a birth number: no check digit is published.
const withoutCheck = /^(?:699\d{7}|6\d{8})$/;

/**
 * Reads a VAT number of a market with its prefix: DIČ in `cz` (`CZ` and an IČO, or the birth number
 * of a person in business), `RO` and a CUI in `ro`. Spaces are ignored, the prefix may be left out.
 * `today` decides the century of a birth number; a Date counts by its UTC day.
 */
export function parseVatNumber(
  value: string,
  market: MarketCode,
  today: DayLike,
): Result<string, VatNumberRefusal> {
  const code = readTypedCode(value);
  if (!code.ok) return code;
  const prefix = market === 'cz' ? 'CZ' : 'RO';
  const digits = code.value
    .replaceAll(' ', '')
    .toUpperCase()
    .replace(new RegExp(`^${prefix}`), '');
  if (!/^\d+$/.test(digits)) return refuse('vat_format');
  if (market === 'ro') {
    const cui = parseCompanyNumber(digits, 'ro');
    if (cui.ok) return accept(prefix + cui.value);
    return refuse(cui.error === 'company_check_digit' ? 'vat_check' : 'vat_format');
  }
  if (!/^\d{8,10}$/.test(digits)) return refuse('vat_format');
  const isKnown =
    digits.length === 8
      ? isValidCompanyNumber(digits, 'cz')
      : withoutCheck.test(digits) || readCzechBirthNumber(digits, dayOf(today)).ok;
  return isKnown ? accept(prefix + digits) : refuse('vat_check');
}
