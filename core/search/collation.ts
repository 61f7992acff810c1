import type { Language } from '../market/market.ts';

// Building a collator is slow and the two never change.
const collators: Record<Language, Intl.Collator> = {
  cs: new Intl.Collator('cs'),
  ro: new Intl.Collator('ro'),
};

/**
 * Comparator of the language's alphabet for `sort` (T-SRCH-5): `ch` after `h` in Czech, `ș` after `s`
 * in Romanian. It has no options, so PostgreSQL's ICU collation of `databaseCollation` agrees with it.
 */
export const compareIn =
  (language: Language) =>
  (first: string, second: string): number =>
    collators[language].compare(first, second);

/** Name of the PostgreSQL collation with the same order, made by initdb from ICU. */
export const databaseCollation: Record<Language, string> = { cs: 'cs-x-icu', ro: 'ro-x-icu' };
