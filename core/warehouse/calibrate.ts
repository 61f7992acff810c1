import { accept, refuse, type Result } from '../shared/result.ts';
import type { ScannerSettings } from './decode-scan.ts';
import { layoutCharacter, physicalCharacter, type KeyStroke } from './physical-key.ts';

/**
 * Codes of the test card: digits and marks, which a Czech or Romanian layout moves, and letters that change places
 * between QWERTY and QWERTZ.
 */
export const testCodes: readonly string[] = [
  'CAL-1234567',
  'CAL-890-YZ',
  'CAL-yz/ab',
  'CAL-A.B+C',
  'CAL-OK-5',
];

/** Why a scanner could not be learned. */
export type CalibrationRefusal =
  | 'too_few_codes'
  /** Neither its keys nor the system's layout give the codes of the card. */
  | 'codes_garbled'
  /** What it puts before or behind the codes is not always the same, or no key that this program knows. */
  | 'codes_not_alike';

/** A pause between two codes; within a code no scanner waits that long (T-SCAN-4). */
export const betweenCodesMs = 250;
export const closingKeys: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Tab']);

/** Strokes of several scans, parted where a code was closed or somebody reached for the next. */
function partScans(strokes: readonly KeyStroke[]): readonly (readonly KeyStroke[])[] {
  const scans: KeyStroke[][] = [];
  let before: KeyStroke | undefined;
  for (const stroke of strokes) {
    const begins = before === undefined || stroke.at - before.at > betweenCodesMs;
    if (begins || scans.length === 0) scans.push([]);
    scans.at(-1)?.push(stroke);
    before = stroke;
  }
  return scans;
}

/** Why one scan is not the code of the card that was asked for. */
export type TestScanRefusal =
  /** Another code of the card. */
  | 'other_code'
  /** A part of it: the scanner was moved away, or pauses within a code. */
  | 'half_code'
  /** Nothing of the card, or a layout that neither the keys nor the system explain. */
  | 'not_of_card';

const textsOf = (strokes: readonly KeyStroke[]): readonly string[] =>
  [physicalCharacter, layoutCharacter].map((read) =>
    strokes.map((stroke) => (closingKeys.has(stroke.code) ? '' : (read(stroke) ?? ''))).join(''),
  );

/** The fewest characters by which a part of a code is told from anything else. */
const tellingPart = 4;

const isPartOf = (text: string, code: string): boolean =>
  text.length >= tellingPart && (code.startsWith(text) || code.endsWith(text));

/**
 * Judges the keys of a single scan at once, so that whoever holds the scanner hears of a wrong one before the next.
 * `place` is the code's among `codes`.
 */
export function judgeTestScan(
  strokes: readonly KeyStroke[],
  codes: readonly string[],
  place: number,
): Result<true, TestScanRefusal> {
  const texts = textsOf(strokes);
  const expected = codes[place] ?? '';
  if (texts.some((text) => text.includes(expected))) return accept(true);
  if (texts.some((text) => codes.some((code) => text.includes(code)))) return refuse('other_code');
  const isHalf = texts.some((text) => codes.some((code) => isPartOf(text.trim(), code)));
  return refuse(isHalf ? 'half_code' : 'not_of_card');
}

interface Learned {
  readonly prefix: string;
  readonly suffix: string | null;
}

/** What stands before a code and what closes it, where the strokes write that code. */
function learn(
  strokes: readonly KeyStroke[],
  expected: string,
  keys: ScannerSettings['keys'],
): Learned | 'garbled' | 'not_alike' {
  const last = strokes.at(-1);
  const suffix = last && closingKeys.has(last.code) ? last.code : null;
  const read = keys === 'physical' ? physicalCharacter : layoutCharacter;
  const typed = strokes.slice(0, suffix === null ? undefined : -1);
  const text = typed.map((stroke) => read(stroke) ?? '').join('');
  const at = text.lastIndexOf(expected);
  if (at < 0) return 'garbled';
  if (at + expected.length < text.length) return 'not_alike';
  // The closing key of the numbers' block is heard as well where none is named.
  return { prefix: text.slice(0, at), suffix: suffix === 'NumpadEnter' ? null : suffix };
}

/**
 * Learns from the scans of a test card, in its order, how a scanner types. Keys are preferred to the layout: they mean
 * the same whatever layout the system has the next day (T-SCAN-2).
 */
export function calibrate(
  strokes: readonly KeyStroke[],
  expectedCodes: readonly string[],
): Result<ScannerSettings, CalibrationRefusal> {
  const scans = partScans(strokes);
  if (scans.length < expectedCodes.length) return refuse('too_few_codes');
  let isReadable = false;
  for (const keys of ['physical', 'layout'] as const) {
    const learned = expectedCodes.map((code, place) => learn(scans[place] ?? [], code, keys));
    if (learned.includes('garbled')) continue;
    isReadable = true;
    const [first] = learned;
    if (typeof first !== 'object') continue;
    const isAlike = ({ prefix, suffix }: Learned) =>
      prefix === first.prefix && suffix === first.suffix;
    if (learned.every((one) => typeof one === 'object' && isAlike(one))) {
      return accept({ keys, prefix: first.prefix, suffix: first.suffix });
    }
  }
  return refuse(isReadable ? 'codes_not_alike' : 'codes_garbled');
}

/** The fewest keys and the longest pause between them, in the middle, by which a scanner is told from a hand. */
const fewestKeys = 4;
const handPauseMs = 60;

/** Whether keys came as a scanner's do: whoever sets one up also moves about the page by keys. */
export function isScannersTyping(strokes: readonly KeyStroke[]): boolean {
  const [first] = strokes;
  const last = strokes.at(-1);
  if (!first || !last || strokes.length < fewestKeys) return false;
  return (last.at - first.at) / (strokes.length - 1) <= handPauseMs;
}
