import { markets, type MarketCode } from '../market/market.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { readTypedCode, type TypedTextRefusal } from '../shared/typed-text.ts';

export type PhoneRefusal = TypedTextRefusal | 'phone_format' | 'phone_number';

// National significant numbers of the two markets: nine digits each.
const nationalNumbers: Record<MarketCode, RegExp> = { cz: /^[2-9]\d{8}$/, ro: /^[237]\d{8}$/ };

/**
 * Reads a phone number and gives it in E.164 (`+420777123456`). Spaces, dashes, dots, slashes and
 * parentheses are ignored; `+` or `00` starts an international number, anything else is in the
 * national form of the market: nine digits in `cz`, `0` and nine digits in `ro`.
 *
 * Numbers of other countries need 8 to 15 digits. A trunk `0` after +40 is dropped.
 */
export function parsePhone(value: string, market: MarketCode): Result<string, PhoneRefusal> {
  const code = readTypedCode(value);
  if (!code.ok) return code;
  const match = /^(\+|00)?(\d+)$/.exec(code.value.replace(/[ \-./()]/g, ''));
  if (!match) return refuse('phone_format');
  const [, international, digits = ''] = match;
  if (international !== undefined) return readInternational(digits);
  const isNational = market === 'cz' || digits.startsWith('0');
  return isNational ? readNational(digits, market) : refuse('phone_number');
}

/** Whether `parsePhone` accepts. */
export const isValidPhone = (value: string, market: MarketCode): boolean =>
  parsePhone(value, market).ok;

function readInternational(digits: string): Result<string, PhoneRefusal> {
  if (digits.startsWith('420')) return readNational(digits.slice(3), 'cz');
  if (digits.startsWith('40')) return readNational(digits.slice(2), 'ro');
  return /^[1-9]\d{7,14}$/.test(digits) ? accept(`+${digits}`) : refuse('phone_number');
}

function readNational(digits: string, market: MarketCode): Result<string, PhoneRefusal> {
  const number = market === 'ro' && digits.startsWith('0') ? digits.slice(1) : digits;
  return nationalNumbers[market].test(number)
    ? accept(`${markets[market].phonePrefix}${number}`)
    : refuse('phone_number');
}
