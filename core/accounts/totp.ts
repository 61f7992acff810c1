/** Codes of an authenticator app (RFC 6238): six digits of SHA-1 that change every 30 seconds. */
const stepSeconds = 30;
const totpDigits = 6;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without the padding, as apps take it. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)] ?? '').join('');
}

/** The number of the 30 seconds that an instant lies in. */
export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds);

/**
 * Steps whose code is taken at an instant: the current one and its neighbours, for clocks that
 * differ, and none that is not newer than the last one used: a code is good once.
 */
export const openSteps = (at: Date, lastUsed: number | null): readonly number[] =>
  [-1, 0, 1]
    .map((off) => totpStep(at) + off)
    .filter((step) => lastUsed === null || step > lastUsed);

/** The digits of a typed code; null where it can be none. */
export function readTotpCode(typed: string): string | null {
  const plain = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(plain) ? plain : null;
}

/** Last digits of an HMAC of the step (RFC 4226, 5.3). */
export function totpDigitsOf(hmac: Uint8Array): string {
  const offset = (hmac.at(-1) ?? 0) & 0xf;
  const [first = 0, ...rest] = hmac.subarray(offset, offset + 4);
  const number = rest.reduce((sum, byte) => sum * 256 + byte, first & 0x7f);
  return String(number % 10 ** totpDigits).padStart(totpDigits, '0');
}

interface TotpKey {
  readonly secret: string;
  readonly account: string;
  readonly issuer: string;
}

/** What the app reads from the QR code. */
export const totpUri = ({ secret, account, issuer }: TotpKey): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
