import { parseImei } from '../identity/imei.ts';
import { readGtin } from '../search/gtin.ts';
import { readGs1 } from './gs1.ts';
import { readLabel, type LabelKind } from './label-code.ts';

/** What a scanned code is, by the order of DECISIONS "Picking and packaging" (T-SCAN-9). */
export type Scan =
  | { readonly kind: LabelKind; readonly code: string }
  /** A serial number that the step at hand waits for, written as it is kept. */
  | { readonly kind: 'serial'; readonly serial: string }
  /** `gtin` as `readGtin` writes it. */
  | { readonly kind: 'product'; readonly gtin: string; readonly serial: string | null }
  | { readonly kind: 'imei'; readonly imei: string }
  | { readonly kind: 'unknown'; readonly text: string };

/** Serial numbers in one spelling: capitals, no spaces and hyphens, as labels and databases differ in them. */
const serialKey = (text: string): string => text.toUpperCase().replace(/[\s\-./]/g, '');

/**
 * Tells what a scanned text is. Our own labels come first, then serial numbers that are waited for (even where one is
 * a good EAN), then products, IMEIs, and labels of GS1; what is none of these is unknown, never guessed.
 * `expected` are the serial numbers of the step at hand.
 */
export function classifyScan(text: string, expected: readonly string[] = []): Scan {
  const clean = text.trim();
  const label = readLabel(clean);
  if (label) return label;
  const gs1 = readGs1(clean);
  const serial = findSerial(gs1?.serial ?? clean, expected);
  if (serial !== null) return { kind: 'serial', serial };
  const gtin = readGtin(clean);
  if (gtin.ok) return { kind: 'product', gtin: gtin.value, serial: null };
  const imei = parseImei(clean);
  if (imei.ok) return { kind: 'imei', imei: imei.value };
  const inLabel = readGtin(gs1?.gtin ?? '');
  if (inLabel.ok) return { kind: 'product', gtin: inLabel.value, serial: gs1?.serial ?? null };
  return { kind: 'unknown', text: clean };
}

function findSerial(text: string, expected: readonly string[]): string | null {
  const key = serialKey(text);
  return key === '' ? null : (expected.find((one) => serialKey(one) === key) ?? null);
}
