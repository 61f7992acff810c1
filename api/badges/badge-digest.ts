import type { Cipher } from '../platform/identity/cipher.ts';

/** What the database knows of a badge: a keyed hash of its code, by which nobody prints another one. */
export const badgeDigest = (cipher: Cipher, code: string): Buffer =>
  cipher.digest(`badge\0${code}`);
