import { accept, refuse, type Result } from '../shared/result.ts';

/** Why a new password is refused, in the order of checking. */
export type PasswordRefusal =
  | 'password_too_short'
  | 'password_too_long'
  | 'password_numeric'
  | 'password_no_uppercase'
  | 'password_no_lowercase'
  | 'password_no_digit'
  | 'password_no_special';

export type PasswordHolder = 'customer' | 'staff';

/** Fewest characters (code points) by holder; DECISIONS "Accounts and roles". */
export const minimumPasswordLength: Record<PasswordHolder, number> = { customer: 8, staff: 12 };
const maximumPasswordLength = 128;

/**
 * The one form of a password that is hashed and compared, so that keyboards that compose letters
 * differently still log in. Nothing is trimmed: a space may be part of the secret.
 */
export const normalizePassword = (password: string): string => password.normalize('NFC');

/**
 * Judges a new password (T-FORM-4): length, then not digits alone, then one upper-case letter, one
 * lower-case letter, one digit and one other character; letters of any alphabet count.
 * The value is the normalised password.
 */
export function checkPassword(
  password: string,
  holder: PasswordHolder = 'customer',
): Result<string, PasswordRefusal> {
  // Composing never makes a text four times shorter, so a huge paste is refused unread.
  if (password.length > maximumPasswordLength * 8) return refuse('password_too_long');
  const secret = normalizePassword(password);
  const length = [...secret].length;
  if (length < minimumPasswordLength[holder]) return refuse('password_too_short');
  if (length > maximumPasswordLength) return refuse('password_too_long');
  if (/^\p{Nd}+$/u.test(secret)) return refuse('password_numeric');
  if (!/\p{Lu}/u.test(secret)) return refuse('password_no_uppercase');
  if (!/\p{Ll}/u.test(secret)) return refuse('password_no_lowercase');
  if (!/\p{Nd}/u.test(secret)) return refuse('password_no_digit');
  if (!/[^\p{L}\p{M}\p{N}]/u.test(secret)) return refuse('password_no_special');
  return accept(secret);
}

/** Whether `checkPassword` accepts. */
export const isValidPassword = (password: string, holder: PasswordHolder = 'customer'): boolean =>
  checkPassword(password, holder).ok;

/** Compares the repeated password; the refusal belongs to the confirmation field (T-FORM-4). */
export const checkPasswordConfirmation = (
  password: string,
  confirmation: string,
): Result<string, 'password_confirmation_mismatch'> =>
  normalizePassword(password) === normalizePassword(confirmation)
    ? accept(normalizePassword(confirmation))
    : refuse('password_confirmation_mismatch');
