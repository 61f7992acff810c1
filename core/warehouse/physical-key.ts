/**
 * What a key writes on a keyboard of the United States, which is how scanners type, whatever layout the system has
 * (T-SCAN-2): each as it is, and with Shift. By `KeyboardEvent.code` (https://www.w3.org/TR/uievents-code/).
 */
const written: Readonly<Record<string, string>> = {
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  IntlBackslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Backquote: '`~',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
  NumpadAdd: '++',
  NumpadSubtract: '--',
  NumpadMultiply: '**',
  NumpadDivide: '//',
  NumpadDecimal: '..',
};
const shiftedDigits = ')!@#$%^&*(';

/** The separator of GS1 (FNC1), which scanners send as Ctrl+] or as the character itself. */
export const groupSeparator = '\u001d';

/** One press of a key, as a browser tells it. */
export interface KeyStroke {
  /** `KeyboardEvent.code`: where the key lies, not what the layout makes of it. */
  readonly code: string;
  /** `KeyboardEvent.key`: what the layout makes of it. */
  readonly key: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
  /** When, in milliseconds of any clock that only goes forward. */
  readonly at: number;
}

/**
 * The character that a scanner meant by a key, or null for a key that writes nothing (Shift, arrows, dead keys of no
 * place on that keyboard). Caps Lock is of no account: only Shift makes capitals.
 */
export function physicalCharacter(stroke: KeyStroke): string | null {
  if (stroke.key === groupSeparator || (stroke.ctrl && stroke.code === 'BracketRight')) {
    return groupSeparator;
  }
  if (stroke.ctrl) return null;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(stroke.code)?.[1];
  if (digit !== undefined) {
    const shifted = stroke.shift && stroke.code.startsWith('Digit');
    return shifted ? shiftedDigits.charAt(Number(digit)) : digit;
  }
  const letter = /^Key([A-Z])$/.exec(stroke.code)?.[1];
  if (letter !== undefined) return stroke.shift ? letter : letter.toLowerCase();
  return written[stroke.code]?.charAt(stroke.shift ? 1 : 0) ?? null;
}

/** The character that the system's layout makes of a key, for a scanner that is set to the same layout. */
export const layoutCharacter = (stroke: KeyStroke): string | null =>
  stroke.ctrl || [...stroke.key].length !== 1 ? null : stroke.key;
