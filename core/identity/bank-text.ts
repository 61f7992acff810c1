import { foldText } from '../shared/text.ts';

/** Letters of passports that folding leaves whole, as ICAO 9303 writes them. */
const passportLetters: Readonly<Record<string, string>> = { ə: 'e', ŋ: 'n', ŧ: 't', ĸ: 'k' };

/** What banks of both markets take besides letters, digits and spaces (EPC217-08). */
const isPlain = (character: string): boolean => /^[A-Za-z0-9/\-?:().,'+ ]$/.test(character);

/** One character in the letters of banks: nothing of a symbol, null of a letter of another script. */
function plainOf(character: string): string | null {
  if (isPlain(character)) return character;
  if (/^[’‘ʼʻ`´]$/.test(character)) return "'";
  const folded = foldText(character);
  const plain = passportLetters[folded] ?? folded;
  if ([...plain].every(isPlain)) return character === folded ? plain : asCapital(plain, character);
  return /[\p{L}\p{N}]/u.test(character) ? null : ' ';
}

const asCapital = (plain: string, character: string): string =>
  /\p{Lu}/u.test(character) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;

/**
 * A text in the letters that every bank takes; nothing of them has a meaning in XML. Null where a
 * letter has no such form (another script), and where no letter is left at all (emoji alone).
 */
export function bankText(text: string): string | null {
  const parts = Array.from(text.normalize('NFKC'), plainOf);
  if (parts.includes(null)) return null;
  const plain = parts.join('').replace(/ +/g, ' ').trim();
  return /[A-Za-z]/.test(plain) ? plain : null;
}

interface Payee {
  readonly firstName: string;
  readonly lastName: string;
  /** As the seller wrote it in Latin letters; counts only where the name cannot be written. */
  readonly accountHolder?: string | undefined;
}

/** Name of a payee in a payment order; null where the holder's name in Latin letters is to be asked. */
export function payeeName({ firstName, lastName, accountHolder = '' }: Payee): string | null {
  const [first, last] = [bankText(firstName), bankText(lastName)];
  return first === null || last === null ? bankText(accountHolder) : `${first} ${last}`;
}
