import { foldText } from '../shared/text.ts';

// ICAO 9303-3, section 6, as passports write the letters; marks are folded away before.
const pairs: Readonly<Record<string, string>> = {
  cyrillic:
    'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ:ie ы:y ь: э:e ю:iu я:ia і:i є:ie ґ:g ђ:d ј:j љ:lj њ:nj ћ:c џ:dz ѕ:dz',
  greek:
    'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s τ:t υ:y φ:f χ:ch ψ:ps ω:o',
};
const letters = new Map(
  Object.values(pairs).flatMap((line) =>
    line.split(' ').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
  ),
);
/** Ukrainian reads these otherwise than Russian. */
const ukrainian: Readonly<Record<string, string>> = { г: 'h', и: 'y' };

/**
 * How a name in Cyrillic or Greek letters may stand on the account, for its owner to agree with or
 * mend: passports of the same name differ. Null where no table knows a letter.
 */
export function proposeLatinName(name: string): string | null {
  const isUkrainian = /[іїєґ]/iu.test(name.normalize('NFC'));
  const read = (letter: string) =>
    (isUkrainian ? ukrainian[letter] : undefined) ?? letters.get(letter);
  // Folding would take the breve for a mark, and leave the vowel.
  const folded = foldText(name.trim().normalize('NFC').replace(/й/giu, 'i'));
  const written = Array.from(folded, (letter) =>
    /[a-z' -]/.test(letter) ? letter : (read(letter) ?? null),
  );
  if (written.includes(null)) return null;
  const latin = written.join('').replace(/ +/g, ' ');
  return latin === '' ? null : latin.replace(/(^|[ -])[a-z]/g, (start) => start.toUpperCase());
}
