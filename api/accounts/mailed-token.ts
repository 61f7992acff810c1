import { createHash } from 'node:crypto';
import type { Cipher } from '../platform/identity/cipher.ts';
import { randomCode } from '../platform/identity/random-code.ts';

/** What a mail's link may do. */
export type TokenPurpose = 'registration' | 'password-reset';

/** What the database keeps of a token: neither column opens anything without the shop's key. */
export interface StoredToken {
  readonly token_seed: string;
  readonly token_hash: Buffer;
}

/** The token of a link. Mails are written at the moment of sending, so it is made again from the seed. */
export const mailedToken = (cipher: Cipher, purpose: TokenPurpose, seed: string): string =>
  cipher.sign(purpose, seed);

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export function newToken(cipher: Cipher, purpose: TokenPurpose): StoredToken {
  const seed = randomCode();
  return { token_seed: seed, token_hash: tokenHash(mailedToken(cipher, purpose, seed)) };
}
