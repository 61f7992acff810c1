import { totpCode } from '#api/accounts/totp-code.ts';
import { totpStep } from '#core/accounts/totp.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The secret as an app reads it out of Base32, hexadecimal. */
function fromBase32(text: string): string {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return bytes.map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0')).join('');
}

/** The code that an app shows at an instant. */
export const codeAt = (secret: string, at: Date): string =>
  totpCode(fromBase32(secret), totpStep(at));
