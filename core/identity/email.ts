import { accept, refuse, type Result } from '../shared/result.ts';
import { readTypedText, type TypedTextRefusal } from '../shared/typed-text.ts';

export type EmailRefusal = TypedTextRefusal | 'email_format';

/** Longest address that mail servers carry (RFC 5321). */
const maximumEmailLength = 254;

// The local part is ASCII, as most servers still demand; the domain may be an international one.
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const topLabel = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/u;

/**
 * Reads an e-mail address, pragmatically: one `@`, a dotted ASCII local part of at most 64
 * characters, a domain of two or more labels. The value is in small letters, because an account is
 * recognised by its address and no provider in use tells capitals apart.
 */
export function parseEmail(value: string): Result<string, EmailRefusal> {
  const text = readTypedText(value, maximumEmailLength);
  if (!text.ok) return text;
  const email = text.value.toLowerCase();
  const [name = '', domain = '', ...rest] = email.split('@');
  const labels = domain.split('.');
  const isAddress =
    rest.length === 0 &&
    name.length <= 64 &&
    local.test(name) &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part)) &&
    topLabel.test(labels.at(-1) ?? '');
  return isAddress ? accept(email) : refuse('email_format');
}

/** Whether `parseEmail` accepts. */
export const isValidEmail = (value: string): boolean => parseEmail(value).ok;
