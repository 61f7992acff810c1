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
  const met = metPasswordRules(secret, holder);
  if (!met.has('uppercase')) return refuse('password_no_uppercase');
  if (!met.has('lowercase')) return refuse('password_no_lowercase');
  if (!met.has('digit')) return refuse('password_no_digit');
  if (!met.has('special')) return refuse('password_no_special');
  return accept(secret);
}

/** What a good password has, in the order in which people are told. */
export const passwordRules = ['length', 'uppercase', 'lowercase', 'digit', 'special'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/**
 * Which rules a password meets while it is typed, so that a form can show them one by one; all of
 * them and at most 128 characters is what `checkPassword` accepts.
 */
export function metPasswordRules(
  password: string,
  holder: PasswordHolder = 'customer',
): ReadonlySet<PasswordRule> {
  // Whatever is longer is refused anyway, so a huge paste is not read to its end.
  const secret = normalizePassword(password.slice(0, maximumPasswordLength * 8));
  const meets: Record<PasswordRule, boolean> = {
    length: [...secret].length >= minimumPasswordLength[holder],
    uppercase: /\p{Lu}/u.test(secret),
    lowercase: /\p{Ll}/u.test(secret),
    digit: /\p{Nd}/u.test(secret),
    special: /[^\p{L}\p{M}\p{N}]/u.test(secret),
  };
  return new Set(passwordRules.filter((rule) => meets[rule]));
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
