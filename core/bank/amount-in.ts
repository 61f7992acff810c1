import type { Language } from '../market/market.ts';
import { parseTypedNumber } from '../shared/typed-number.ts';

/** The most that a column of whole units holds. */
const most = 2_147_483_647;

/** The amount that a search means, in whole units; null where it means none that an order costs. */
export function amountIn(text: string, language: Language): number | null {
  const bare = text.replace(/kč|czk|lei|ron/gi, '');
  const number = parseTypedNumber(bare, language);
  if (!number.ok || !Number.isInteger(number.value)) return null;
  return number.value > 0 && number.value <= most ? number.value : null;
}
