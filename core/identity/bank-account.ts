import { accept, refuse, type Result } from '../shared/result.ts';
import { readTypedCode, type TypedTextRefusal } from '../shared/typed-text.ts';
import { czechBanks } from './bank-codes.ts';

/** A Czech account; numbers without leading zeros. */
export interface BankAccount {
  /** Up to 6 digits, empty when the account has none. */
  readonly prefix: string;
  /** 2 to 10 digits. */
  readonly number: string;
  /** 4 digits. */
  readonly bankCode: string;
  /** Normalised `prefix-number/bank` or `number/bank`. */
  readonly text: string;
}

export type BankAccountRefusal =
  | TypedTextRefusal
  | 'bank_account_format'
  | 'prefix_invalid'
  | 'bank_account_number'
  | 'bank_code_missing'
  | 'bank_code_format'
  | 'bank_code_unknown';

// Weights of the last ten places; a prefix uses the last six of them (decree 169/2011).
const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

/**
 * Reads a Czech account with its bank code, `19-2000145399/0800` (decree 169/2011, T-PII-9): prefix
 * and number each pass the weighted sum mod 11, the number has at least two digits that are not 0.
 */
export function parseBankAccount(value: string): Result<BankAccount, BankAccountRefusal> {
  const code = readTypedCode(value);
  if (!code.ok) return code;
  const [account = '', bankCode, ...rest] = code.value.replaceAll(' ', '').split('/');
  if (rest.length > 0) return refuse('bank_account_format');
  const match = /^(?:(\d{1,6})-)?(\d{2,10})$/.exec(account);
  if (!match) return refuse('bank_account_format');
  const [prefix = '', number = ''] = [withoutZeros(match[1]), withoutZeros(match[2])];
  if (!passesMod11(prefix)) return refuse('prefix_invalid');
  if (!passesMod11(number) || number.replaceAll('0', '').length < 2) {
    return refuse('bank_account_number');
  }
  if (bankCode === undefined || bankCode === '') return refuse('bank_code_missing');
  if (!/^\d{4}$/.test(bankCode)) return refuse('bank_code_format');
  if (!czechBanks.has(bankCode)) return refuse('bank_code_unknown');
  const text = `${prefix === '' ? '' : `${prefix}-`}${number}/${bankCode}`;
  return accept({ prefix, number, bankCode, text });
}

/** Whether `parseBankAccount` accepts. */
export const isValidBankAccount = (value: string): boolean => parseBankAccount(value).ok;

/** The form field that a refusal belongs to: forms ask for account and bank code apart (T-PII-9). */
export const fieldOfBankAccountRefusal = (
  refusal: BankAccountRefusal,
): 'bank_account_full_number' | 'bank_code' =>
  refusal.startsWith('bank_code_') ? 'bank_code' : 'bank_account_full_number';

const withoutZeros = (digits: string | undefined) => digits?.replace(/^0+/, '');

function passesMod11(digits: string): boolean {
  const padded = digits.padStart(weights.length, '0');
  const sum = weights.reduce((total, weight, place) => total + weight * Number(padded[place]), 0);
  return sum % 11 === 0;
}
