/** Kinds of our own labels by what their codes begin with (DECISIONS "Picking and packaging"). */
const labelPrefixes = {
  'B-': 'crate',
  'L-': 'location',
  'O-': 'order',
  'U-': 'user',
  'W-': 'station',
  'P-': 'parcel',
  'CMD-': 'command',
  /** A device by the number of its passport. */
  'D-': 'device',
} as const;

export type LabelKind = (typeof labelPrefixes)[keyof typeof labelPrefixes];

/** What a command card says, printed at each station so that no key need be touched. */
export const commands = [
  'UNDO',
  'NOTFOUND',
  /** What is scanned next is offered instead of what is not there. */
  'REPLACE',
  'SKIP',
  'FINISH',
  'HELP',
  'DAMAGED',
  'SECOND',
] as const;
export type Command = (typeof commands)[number];

export const commandOf = (code: string): Command | null =>
  commands.find((one) => code === `CMD-${one}`) ?? null;

/** The longest code of a label: what fits on the narrowest of them in Code 128. */
const longestLabelCode = 32;

/** A code of one of our labels in capitals, with its kind; null for everything else. */
export function readLabel(
  text: string,
): { readonly kind: LabelKind; readonly code: string } | null {
  const code = text.toUpperCase();
  if (code.length > longestLabelCode || !/^[A-Z]{1,3}-[A-Z0-9][A-Z0-9-]*$/.test(code)) return null;
  const prefix = labelPrefixNames.find((one) => code.startsWith(one));
  return prefix ? { kind: labelPrefixes[prefix], code } : null;
}

const labelPrefixNames = Object.keys(labelPrefixes) as readonly (keyof typeof labelPrefixes)[]; // its own keys
