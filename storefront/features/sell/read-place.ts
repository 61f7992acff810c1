import { parsePostcode } from '#core/identity/postcode.ts';
import type { MarketCode } from '#core/market/market.ts';

export interface Place {
  readonly postcode: string;
  readonly city: string;
}

/** Reads "602 00 Brno" or "Brno, 60200" typed as one text; null for a place without a postcode. */
export function readPlace(text: string, market: MarketCode): Place | null {
  const first = /^\s*(\d[\d\s]{3,6}\d)[\s,]+(\D.*?)\s*$/u.exec(text);
  const last = /^\s*(\D.*?)[\s,]+(\d[\d\s]{3,6}\d)\s*$/u.exec(text);
  const [postcode, city] = first ? [first[1], first[2]] : [last?.[2], last?.[1]];
  if (postcode === undefined || city === undefined) return null;
  const parsed = parsePostcode(postcode, market);
  return parsed.ok ? { postcode: postcode.trim(), city } : null;
}
