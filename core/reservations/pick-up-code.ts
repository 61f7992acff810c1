import { readableAlphabet, readableCode } from '../shared/readable-code.ts';

const pickUpCodeLength = 8;
const prefix = 'V-';

/** The code by which a piece is picked up, from random bytes: `V-` and eight characters. */
export const pickUpCodeOf = (bytes: Uint8Array): string =>
  prefix + readableCode(bytes, pickUpCodeLength);

const form = new RegExp(`^[${readableAlphabet}]{${String(pickUpCodeLength)}}$`);

/** A pick-up code as it was scanned, told or typed, with its prefix or without; null for everything else. */
export function readPickUpCode(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/^V[-–]/, '')
    .replace(/[-–]/g, '');
  return form.test(letters) ? prefix + letters : null;
}
