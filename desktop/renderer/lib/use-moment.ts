import { useCallback } from 'react';
import { markets, type Language, type MarketCode } from '#core/market/market.ts';
import { useLanguage } from '../i18n/use-phrases.ts';
import { useConfig } from './session.ts';

/** A moment as a day and a time in the market's time zone. */
export const momentText = (iso: string, language: Language, market: MarketCode): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: markets[market].timeZone,
  }).format(new Date(iso));

/** Writes a moment as a day and a time in the market's time zone. */
export function useMoment(): (iso: string) => string {
  const language = useLanguage();
  const { market } = useConfig();
  return useCallback((iso) => momentText(iso, language, market), [language, market]);
}
