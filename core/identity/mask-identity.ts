const hidden = '****';

/**
 * Masks a stored card number, IMEI, serial number or IBAN: the last 4 characters stay (DECISIONS
 * "Buy-back"). A value of 8 characters or fewer shows at most its last 2, one of 4 or fewer nothing.
 */
export function maskIdentity(value: string): string {
  const characters = [...value];
  if (characters.length <= 4) return hidden;
  const shown = characters.length <= 8 ? 2 : 4;
  return `${'*'.repeat(characters.length - shown)}${characters.slice(-shown).join('')}`;
}

/**
 * Masks a birth number to its last two digits, a Czech one with its slash (T-PII-12), a CNP
 * without. Anything else is hidden whole.
 */
export function maskBirthNumber(value: string): string {
  const digits = value.replace('/', '');
  if (!/^(?:\d{9,10}|\d{13})$/.test(digits)) return hidden;
  const masked = `${'*'.repeat(digits.length - 2)}${digits.slice(-2)}`;
  return digits.length === 13 ? masked : `${masked.slice(0, 6)}/${masked.slice(6)}`;
}

/**
 * Masks an account to the last four characters of its number, `******5399/0800`: lists never show a
 * full account (T-PII-9). The bank code is not personal and stays; an IBAN is masked as a whole.
 */
export function maskBankAccount(value: string): string {
  const match = /^(?:\d{1,6}-)?(\d{2,10})\/(\d{4})$/.exec(value);
  return match ? `${maskAccountNumber(match[1] ?? '')}/${match[2]}` : maskIdentity(value);
}

// A fixed width, so that the mask does not tell how long the number is or whether it has a prefix.
const maskAccountNumber = (number: string) =>
  number.length <= 4 ? '**********' : number.slice(-4).padStart(10, '*');
