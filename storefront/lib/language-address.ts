import { markets, type Language, type MarketCode } from '#core/market/market.ts';

/**
 * Address of a page in one language. The market's own language has the bare address; the other one
 * is asked for by a parameter, which wins over the visitor's cookie.
 */
export function languageAddress(path: string, language: Language, market: MarketCode): string {
  if (language === markets[market].language) return path;
  return `${path}${path.includes('?') ? '&' : '?'}language=${language}`;
}
