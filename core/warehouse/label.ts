import { readGtin } from '../search/gtin.ts';
import { commands, type Command } from './label-code.ts';
import { testCodes } from './calibrate.ts';

/** What labels are printed for. */
export const labelKinds = [
  'crate',
  'bin',
  'product',
  'passport',
  'station',
  'commands',
  'test_card',
] as const;
export type PrintedKind = (typeof labelKinds)[number];

/** Kinds that are the same for everybody: no row is named for them. */
export const fixedKinds: ReadonlySet<PrintedKind> = new Set(['commands', 'test_card']);

export const labelFormats = ['pdf', 'zpl'] as const;
export type LabelFormat = (typeof labelFormats)[number];

/** The most labels of one file. */
export const mostLabels = 200;

export type Symbology = 'code128' | 'ean13' | 'gs1-128' | 'datamatrix' | 'qrcode';

/** One label of 50 × 30 mm: a code with what people read beside it. */
export interface Label {
  readonly symbology: Symbology;
  /** What a scanner reads of it; of GS1 with its identifiers in brackets. */
  readonly code: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Characters of Code 128 that fit on the label with bars of two dots of a printer with 203 dpi. */
const widestCode128 = 13;

/** The code that holds a text so that it can be read from the label. */
export const symbologyOf = (text: string): Symbology =>
  text.length <= widestCode128 && /^[A-Za-z0-9 ./+-]+$/.test(text) ? 'code128' : 'datamatrix';

/** A label of one of our own codes. */
export const ownLabel = (code: string, title: string, lines: readonly string[] = []): Label => ({
  symbology: symbologyOf(code),
  code,
  title,
  lines,
});

/** A product by its EAN; a carton's number of 14 digits goes as GS1-128, and without any the shop's own code. */
export function productLabel(
  { ean, code }: { readonly ean: string | null; readonly code: string },
  title: string,
  lines: readonly string[],
): Label {
  const gtin = readGtin(ean ?? '');
  if (!gtin.ok) return ownLabel(code, title, lines);
  return gtin.value.length === 14
    ? { symbology: 'gs1-128', code: `(01)${gtin.value}`, title, lines }
    : { symbology: 'ean13', code: gtin.value, title, lines };
}

/** A device's passport: by its number, as serial numbers are kept nowhere that a printer could read them. */
export const passportLabel = (id: number, title: string, lines: readonly string[]): Label => ({
  symbology: 'qrcode',
  code: `D-${String(id)}`,
  title,
  lines,
});

/** The cards of a station by which nobody need touch a key. */
export const commandLabels = (words: Readonly<Record<Command, string>>): readonly Label[] =>
  commands.map((command) => ownLabel(`CMD-${command}`, words[command]));

/** The card by which a station learns how its scanner types. */
export const testLabels = (): readonly Label[] =>
  testCodes.map((code, place) =>
    ownLabel(code, `${String(place + 1)} / ${String(testCodes.length)}`),
  );
