import { readGtin } from './gtin.ts';
import type { SearchQuery } from './parse-query.ts';

/** Characters of a search that are kept; what is longer is a pasted text and names no product. */
const mostCharacters = 60;
/** Digits one after another from which a text may be a person's number: phone, account, IMEI, order. */
const personalDigits = 6;

/**
 * What may be counted of a search that found nothing: its folded words, or null where they may tell who somebody is,
 * for statistics hold no personal data. Digits count across the signs that people put between them; a bar code of 13
 * digits names goods.
 */
export function missedWords({ text }: SearchQuery): string | null {
  if (text.length > mostCharacters || text.length < 2 || text.includes('@')) return null;
  const isBarCode = /^\d{13}$/.test(text) && readGtin(text).ok;
  const runs = text.replace(/(?<=\d)[\s.\-/()](?=\d)/g, '').match(/\d+/g) ?? [];
  if (!isBarCode && runs.some(({ length }) => length >= personalDigits)) return null;
  return text;
}
