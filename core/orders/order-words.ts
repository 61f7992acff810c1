import { foldText } from '../shared/text.ts';

const mostWords = 6;
/** What is shorter has no place in an index of three letters each. */
const leastLetters = 3;

/** A phone number as people write it: digits, spaces, brackets, a plus. */
const phone = /^\+?[\d\s()/.-]{6,}$/;

/**
 * Words by which an order is looked for, folded as they are kept. A phone number is one word of digits
 * without what stands before it at home (`0`, `00`), for with the country's number it is kept.
 */
export function orderWords(term: string): string[] {
  const folded = foldText(term).trim();
  if (phone.test(folded)) return [folded.replace(/\D/g, '').replace(/^0+/, '')].filter(Boolean);
  return folded.split(/\s+/).filter(Boolean).slice(0, mostWords);
}

/** Digits from which on a word is a whole phone number: a shorter part could be guessed digit by digit. */
const leastPhoneDigits = 8;

/**
 * The word as the end of a phone number, or null where it is no whole one. Mails and phones are masked to whoever
 * searches, so a part of them finds nothing: by parts, what is masked could be spelled out without a reveal.
 */
export const wholePhone = (word: string): string | null =>
  new RegExp(`^\\d{${String(leastPhoneDigits)},}$`).test(word) ? word : null;

/** Whether a search looks beyond the orders' numbers. */
export const findsByWords = (term: string): boolean =>
  orderWords(term).some((word) => word.length >= leastLetters);

/** An IMEI or a serial number, where a search can be one: it is looked for whole, by its hash. */
export function serialIn(term: string): string | null {
  const joined = term.replace(/\s/g, '');
  const isOne =
    /^\d{15}$/.test(joined) || (joined === term.trim() && /^[A-Za-z0-9-]{8,20}$/.test(joined));
  return isOne ? joined : null;
}
