import type { Language } from '../market/market.ts';
import { pluralCategory } from './plural.ts';

/** Words after a number of days in the genitive, as after "do" and "za" (cs), and after a number (ro). */
const dayWords = {
  cs: (count: number) => (pluralCategory('cs', count) === 'one' ? 'dne' : 'dní'),
  ro: (count: number) => {
    const category = pluralCategory('ro', count);
    if (category === 'one') return 'zi';
    return category === 'few' ? 'zile' : 'de zile';
  },
} as const satisfies Record<Language, (count: number) => string>;

/** A whole number of days with its word: "do 90 dní", "timp de 90 de zile". */
export const daysText = (language: Language, count: number): string =>
  `${String(count)}\u00a0${dayWords[language](count)}`;
