import type { ProductCondition } from '#core/catalog/product-condition.ts';
import type { Language } from '#core/market/market.ts';
import * as cs from '#core/phrases/cs/orders.ts';
import * as ro from '#core/phrases/ro/orders.ts';
import { fillText } from '../platform/mail/fill-text.ts';

/** What a line of an order keeps of a piece, with the end of its serial number or IMEI. */
export interface ConditionDetails {
  readonly condition?: ProductCondition;
  readonly grade?: string | null;
  readonly serialLast4: string | null;
}

const phrases = { cs, ro };

/**
 * By what a piece that was somebody's before is known on a document; nothing for what is new and
 * for services. Of the serial number only its end is kept in plain text.
 */
export function conditionDetails(
  { condition, grade, serialLast4 }: ConditionDetails,
  language: Language,
): string[] {
  if (condition === undefined || condition === 'new') return [];
  const { conditionTexts, serialText } = phrases[language];
  return [
    fillText(conditionTexts[condition], { grade: grade ?? '' }),
    ...(serialLast4 === null ? [] : [fillText(serialText, { last: serialLast4 })]),
  ];
}

/** Names what a piece was sent instead of. */
export const replacedText = (name: string, language: Language): string =>
  fillText(phrases[language].replacedText, { name });

/** Says of a line that only part of its price goes back. */
export const priceCutText = (language: Language): string => phrases[language].priceCutText;
