import type { MarketCode } from '../market/market.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { readTypedCode, type TypedTextRefusal } from '../shared/typed-text.ts';

export type IdentityCardRefusal = TypedTextRefusal | 'identity_card_format';

// cz: nine digits since 2000; cards with a series are 6 digits, 2 letters and often 2 digits more.
// ro: series of 2 letters and 6 digits; the electronic card has 7.
const cardNumbers: Record<MarketCode, RegExp> = {
  cz: /^(?:\d{9}|\d{6}[A-Z]{2}(?:\d{2})?)$/,
  ro: /^[A-Z]{2}\d{6,7}$/,
};

/**
 * Reads the number of a national identity card of a market. The value is in capitals, without
 * spaces and dashes. Passports are no identity cards and are refused.
 */
export function parseIdentityCard(
  value: string,
  market: MarketCode,
): Result<string, IdentityCardRefusal> {
  const code = readTypedCode(value);
  if (!code.ok) return code;
  const number = code.value.replace(/[ -]/g, '');
  return cardNumbers[market].test(number) ? accept(number) : refuse('identity_card_format');
}

/** Whether `parseIdentityCard` accepts. */
export const isValidIdentityCard = (value: string, market: MarketCode): boolean =>
  parseIdentityCard(value, market).ok;
