import { randomInt } from 'node:crypto';
import { markets, type MarketCode } from '#core/market/market.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';

export const plain = (text: string) => text.replaceAll('\u00A0', ' ');
export const begins = (phrase: string) =>
  new RegExp(`^${phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

export function wordsOf(market: MarketCode) {
  const { language } = markets[market];
  return allPhrases[language];
}

/** A mail that nobody has yet. */
export const freshMail = (): string =>
  `oprava-${String(Date.now())}-${String(randomInt(1e6))}@posta.example`;
