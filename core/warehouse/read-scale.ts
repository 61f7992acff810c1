/** What a scale at the packing desk says. */
export interface ScaleReading {
  /** 1 to 100 000. */
  readonly grams: number;
  /** Nothing is on it that still moves. */
  readonly isStable: boolean;
}

/**
 * `ST,GS,+0000.512kg` (A&D and what copies it), `S S      0.512 kg` (MT-SICS), `GROSS: 0,512 kg` and plain `512 g`: lines
 * that scales send by a serial port or type as a keyboard.
 */
const line =
  /^(?:(?<and>ST|US)\s*,\s*(?:GS|NT|G|N)\s*,\s*|S\s+(?<sics>[SD])\s+|(?:GROSS|NET)\s*:?\s*)?\+?\s*(?<amount>\d{1,5}(?:[.,]\d{1,4})?)\s*(?<unit>kg|g)$/i;

const mostGrams = 100_000;

/** Reads a line of a scale; null of every other text, of nothing on it, and of more than a parcel weighs. */
export function readScale(text: string): ScaleReading | null {
  const groups = line.exec(text.trim())?.groups;
  if (!groups) return null;
  const { and = 'ST', amount = '', sics = 'S', unit = '' } = groups;
  const typed = Number(amount.replace(',', '.'));
  const grams = Math.round(unit.toLowerCase() === 'kg' ? typed * 1000 : typed);
  if (grams < 1 || grams > mostGrams) return null;
  return { grams, isStable: and.toUpperCase() === 'ST' && sics.toUpperCase() === 'S' };
}

/** Of codes that were heard together the newest reading, and what is no reading. */
export function splitWeights(codes: readonly string[]): {
  readonly reading: ScaleReading | null;
  readonly rest: readonly string[];
} {
  return {
    reading: codes.map(readScale).findLast((one) => one !== null) ?? null,
    rest: codes.filter((code) => readScale(code) === null),
  };
}
