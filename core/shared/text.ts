// Letters whose stroke or ligature is part of the letter, so NFKD leaves them whole.
const unfoldable: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};

/**
 * The search key of a text: case, diacritics and compatibility forms removed, spaces kept as typed.
 * The one normaliser of index, query, highlight and staff filters (DECISIONS "Catalogue and search",
 * T-SRCH-1): both spellings of ș and ț, and NFC and NFD input, give one key.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßđðøæœþħıς]/g, (letter) => unfoldable[letter] ?? letter);

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Letters as a person counts them, after trim and NFC (T-SRCH-2): `č` in two code units is 1. */
export function graphemeLength(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text.trim().normalize('NFC'))) count += 1;
  return count;
}
