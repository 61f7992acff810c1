import { hash, verify } from '@node-rs/argon2';
import { normalizePassword } from '#core/accounts/password.ts';

// Somebody who has no account must wait as long as somebody who has one.
let decoy: Promise<string> | null = null;

/** What is stored of a password. The library's default is argon2id; the hash names its salt. */
export const hashPassword = (password: string): Promise<string> =>
  hash(normalizePassword(password));

/** Compares a typed password; without an account it takes the same time and answers no. */
export async function isPassword(
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(storedHash ?? (await decoy), normalizePassword(password));
  return storedHash !== undefined && matches;
}
