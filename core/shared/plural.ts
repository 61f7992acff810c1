import type { Language } from '../market/market.ts';

export type PluralCategory = Intl.LDMLPluralRule;

// Building PluralRules is slow and the two never change.
const rules: Record<Language, Intl.PluralRules> = {
  cs: new Intl.PluralRules('cs'),
  ro: new Intl.PluralRules('ro'),
};

/**
 * CLDR plural category of a count (DECISIONS "Markets and languages", T-SRCH-6). Czech has one,
 * few, many (decimals) and other; Romanian has one, few and other (the form with "de").
 */
export const pluralCategory = (language: Language, count: number): PluralCategory =>
  rules[language].select(count);
