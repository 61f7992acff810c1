import type { Rows } from '../../platform/database/rows.ts';
import type { Cipher, CipherPlace } from '../../platform/identity/cipher.ts';

type Column = 'secret' | 'previous_secret';

export const secretPlace = (rowId: number, column: Column): CipherPlace => ({
  table: 'webhooks',
  column,
  rowId,
});

type SecretRow = Pick<Rows['webhooks'], 'id' | 'secret' | 'previous_secret' | 'previous_until'>;

/** The secrets that sign now, the newest first. */
export function signingSecrets(cipher: Cipher, row: SecretRow, now: Date): string[] {
  const { id, secret, previous_secret: previous, previous_until: until } = row;
  const isStillRead = previous !== null && until !== null && until > now;
  return [
    ...(secret === null ? [] : [cipher.decrypt(secretPlace(id, 'secret'), secret)]),
    ...(isStillRead ? [cipher.decrypt(secretPlace(id, 'previous_secret'), previous)] : []),
  ];
}
