/** Without letters and digits that are taken for one another, on a screen or over the phone. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const pickUpCodeLength = 8;
const prefix = 'V-';

/** The code by which a piece is picked up, from random bytes: `V-` and eight characters. */
export function pickUpCodeOf(bytes: Uint8Array): string {
  if (bytes.length < pickUpCodeLength) throw new Error('a pick-up code needs more chance');
  const letters = [...bytes.subarray(0, pickUpCodeLength)].map(
    (byte) => alphabet[byte % alphabet.length] ?? '',
  );
  return prefix + letters.join('');
}

const form = new RegExp(`^[${alphabet}]{${String(pickUpCodeLength)}}$`);

/** A pick-up code as it was scanned, told or typed, with its prefix or without; null for everything else. */
export function readPickUpCode(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/^V[-–]/, '')
    .replace(/[-–]/g, '');
  return form.test(letters) ? prefix + letters : null;
}
