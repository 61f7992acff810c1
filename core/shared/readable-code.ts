/** Capital letters and digits without those that are taken for one another on a screen, on paper or over the phone. */
export const readableAlphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/**
 * So many letters of the readable alphabet, of random bytes. Throws where there are fewer bytes than letters: a code
 * that is partly known is guessed.
 */
export function readableCode(bytes: Uint8Array, length: number): string {
  if (bytes.length < length) throw new Error('a code needs more chance');
  return [...bytes.subarray(0, length)]
    .map((byte) => readableAlphabet[byte % readableAlphabet.length] ?? '')
    .join('');
}
