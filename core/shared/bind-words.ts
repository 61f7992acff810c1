import type { Language } from '../market/market.ts';

const noBreakSpace = '\u00a0';
// Several may follow each other ("a v Brně"), so the space before one is looked at, not taken.
const czechLetters = /(?<=^|[\s(„])([aikosuvz]) (?=\S)/giu;
const numberAndUnit = /(\d) (?=(?:%|[KMGT]B|Kč|Lei|dn[íů]|den|let|minut|zile|ani)(?!\p{L}))/gu;

/**
 * The same sentence with spaces that no line breaks at: after Czech prepositions and conjunctions
 * of one letter, before an en dash and between a number and its unit (Czech typography, ČSN 01 6910).
 */
export function bindWords(text: string, language: Language): string {
  const bound = text
    .replace(numberAndUnit, `$1${noBreakSpace}`)
    .replaceAll(' – ', `${noBreakSpace}– `);
  return language === 'cs' ? bound.replace(czechLetters, `$1${noBreakSpace}`) : bound;
}
