import { randomBytes } from 'node:crypto';
import { minimumPasswordLength } from '#core/accounts/password.ts';
import { StartError } from '../platform/faults/start-error.ts';

export interface StaffPassword {
  readonly text: string;
  /** Nobody knows it yet, so it has to be told once. */
  readonly isGenerated: boolean;
}

/**
 * The password of the demo accounts: the given one, or a random one of 96 bits. Throws StartError
 * for a given one shorter than a member of staff may have.
 */
export function staffPassword(given: string | undefined): StaffPassword {
  if (given === undefined) {
    // The ending has one character of every sort that a password must have.
    return { text: `${randomBytes(12).toString('base64url')}-Ob1`, isGenerated: true };
  }
  if ([...given.normalize('NFC')].length < minimumPasswordLength.staff) {
    throw new StartError('SEED_STAFF_PASSWORD is not valid: expected at least 12 characters.');
  }
  return { text: given, isGenerated: false };
}
