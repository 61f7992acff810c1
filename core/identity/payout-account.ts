import type { MarketCode } from '../market/market.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { parseBankAccount, type BankAccount, type BankAccountRefusal } from './bank-account.ts';
import { ibanCheckDigits, parseIban, type IbanRefusal } from './iban.ts';

export type PayoutAccountRefusal = BankAccountRefusal | IbanRefusal;

/** Where a payout goes. Two accounts are the same exactly when their IBANs are equal. */
export interface PayoutAccount {
  readonly iban: string;
  /** The Czech form, null for accounts of other countries. */
  readonly account: BankAccount | null;
}

/** The IBAN of a Czech account: bank code, prefix to 6 and number to 10 digits (T-PII-9). */
export function ibanOfCzechAccount(account: BankAccount): string {
  const { prefix, number, bankCode } = account;
  const national = `${bankCode}${prefix.padStart(6, '0')}${number.padStart(10, '0')}`;
  return `CZ${ibanCheckDigits('CZ', national)}${national}`;
}

/** The Czech account inside a normalised CZ IBAN, with the rules of Czech accounts applied. */
export const czechAccountOfIban = (iban: string): Result<BankAccount, BankAccountRefusal> =>
  iban.startsWith('CZ')
    ? parseBankAccount(`${iban.slice(8, 14)}-${iban.slice(14)}/${iban.slice(4, 8)}`)
    : refuse('bank_account_format');

/**
 * Reads the account a seller is paid to: in `cz` a Czech account with its bank code or an IBAN, in
 * `ro` an IBAN (DECISIONS "Markets and languages", T-PII-9).
 */
export function parsePayoutAccount(
  value: string,
  market: MarketCode,
): Result<PayoutAccount, PayoutAccountRefusal> {
  const isIban = /^[\p{Zs}\p{Cf}]*[a-zａ-ｚ]/iu.test(value.slice(0, 100));
  if (market === 'cz' && !isIban) {
    const account = parseBankAccount(value);
    if (!account.ok) return account;
    return accept({ iban: ibanOfCzechAccount(account.value), account: account.value });
  }
  const iban = parseIban(value);
  if (!iban.ok) return iban;
  if (!iban.value.startsWith('CZ')) return accept({ iban: iban.value, account: null });
  const account = czechAccountOfIban(iban.value);
  return account.ok ? accept({ iban: iban.value, account: account.value }) : account;
}
