import type { Language } from '#core/market/market.ts';
import * as cs from '#core/phrases/cs/orders.ts';
import * as ro from '#core/phrases/ro/orders.ts';
import { fillText } from '../platform/mail/fill-text.ts';
import type { LinePart } from './order-parts.ts';

export const orderPhrases = { cs, ro };

/** What stands below the name of a line: condition and grade, or for how long a service is. */
export function detailText(
  { condition, grade, months }: LinePart['details'],
  language: Language,
): string {
  const { conditionTexts, monthsText } = orderPhrases[language];
  if (condition !== undefined) return fillText(conditionTexts[condition], { grade: grade ?? '' });
  return months === undefined || months === null
    ? ''
    : fillText(monthsText, { months: String(months) });
}
