import { groupSeparator } from './physical-key.ts';

/** Application identifiers with a fixed number of characters, by their first two digits (GS1 General Specifications, 7.8.5). */
const fixedLengths: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '03': 14,
  '04': 16,
  '11': 6,
  '12': 6,
  '13': 6,
  '14': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '18': 6,
  '19': 6,
  '20': 2,
  '41': 13,
};
/** Identifiers of three or four digits among those that this program may meet, by their first two. */
const identifierLengths: Readonly<Record<string, number>> = {
  '23': 3,
  '24': 3,
  '25': 3,
  '31': 4,
  '32': 4,
  '33': 4,
  '34': 4,
  '35': 4,
  '36': 4,
  '39': 4,
  '40': 3,
  '41': 3,
  '42': 3,
  '70': 4,
  '80': 4,
};

/** What a label of GS1 says that a warehouse needs: the product, and the piece's serial number. */
export interface Gs1Content {
  /** 14 digits (01). */
  readonly gtin: string | null;
  /** The serial number (21). */
  readonly serial: string | null;
}

/** Marks of the code's kind that scanners put before GS1-128, DataMatrix, QR and DataBar (T-SCAN-8). */
const gs1Marks = [']C1', ']d2', ']Q3', ']e0'] as const;

/**
 * Reads a label of GS1: with its mark (`]C1`), with a separator anywhere, or beginning by (01) with 14 digits and more.
 * Null where the text is no such label or ends in the middle of a field.
 */
export function readGs1(text: string): Gs1Content | null {
  const mark = gs1Marks.find((one) => text.startsWith(one));
  const bare = mark ? text.slice(mark.length) : text;
  const data = bare.replace(/[ ()]/g, '').replace(new RegExp(`^${groupSeparator}+`), '');
  const looksLikeIt =
    mark !== undefined || data.includes(groupSeparator) || /^01\d{14}./.test(data);
  if (!looksLikeIt) return null;
  const fields = readFields(data);
  if (!fields) return null;
  return { gtin: fields.get('01') ?? null, serial: fields.get('21') ?? null };
}

function readFields(data: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  let rest = data;
  while (rest !== '') {
    const family = rest.slice(0, 2);
    if (!/^\d\d$/.test(family)) return null;
    const name = rest.slice(0, identifierLengths[family] ?? 2);
    rest = rest.slice(name.length);
    const fixed =
      family.startsWith('3') && family !== '30' && family !== '37' ? 6 : fixedLengths[family];
    const end = fixed ?? endOfField(rest);
    if (rest.length < end || end === 0) return null;
    fields.set(name, rest.slice(0, end));
    rest = rest.slice(end).replace(new RegExp(`^${groupSeparator}`), '');
  }
  return fields;
}

/** A field of any length ends at a separator or with the label. */
function endOfField(rest: string): number {
  const separator = rest.indexOf(groupSeparator);
  return separator === -1 ? rest.length : separator;
}
