import type { ScannerSettings } from './decode-scan.ts';
import { groupSeparator, type KeyStroke } from './physical-key.ts';

const closing: Readonly<Record<string, string>> = { '\r': 'Enter', '\n': 'Enter', '\t': 'Tab' };

/**
 * What a serial scanner sent (USB-CDC), as strokes of keys for the one decoder: line ends close a code as Enter and Tab do, and
 * frames (STX, ETX) are nothing. `at`: when it came, in milliseconds of the decoder's clock.
 */
export function serialStrokes(text: string, at: number): readonly KeyStroke[] {
  return [...text].flatMap((key) => {
    const code = closing[key];
    const isFrame = code === undefined && key < ' ' && key !== groupSeparator;
    if (isFrame) return [];
    return [{ code: code ?? '', key: code ?? key, shift: false, ctrl: false, at }];
  });
}

/** A serial scanner has no keys that a layout could garble, and closes codes by whatever it was set to. */
export const serialSettings = ({ prefix }: ScannerSettings): ScannerSettings => ({
  keys: 'layout',
  suffix: null,
  prefix,
});
