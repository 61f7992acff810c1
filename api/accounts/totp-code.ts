import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { totpDigitsOf } from '#core/accounts/totp.ts';

const secretBytes = 20;

/** A new secret, hexadecimal as it is kept (encrypted). */
export const newTotpSecret = (): string => randomBytes(secretBytes).toString('hex');

/** The code of a secret in one step of 30 seconds. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  return totpDigitsOf(createHmac('sha1', Buffer.from(secret, 'hex')).update(counter).digest());
}

/** The first of the steps whose code this is; undefined where it is none of theirs. */
export const stepOf = (
  secret: string,
  code: string,
  steps: readonly number[],
): number | undefined =>
  steps.find((step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)));
