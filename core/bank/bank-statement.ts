import { accept, refuse, type Result } from '../shared/result.ts';

/** One movement as the bank's file says it; texts are empty where it says none. */
export interface BankEntry {
  /** The bank's own name of the movement. */
  readonly reference: string;
  /** `2026-11-27`. */
  readonly bookedOn: string;
  /** Hundredths; a debit is negative, and so is a credit that was taken back. */
  readonly amount: number;
  /** ISO code. */
  readonly currency: string;
  /** The bank takes an earlier movement back: never a payment, whatever its sign. */
  readonly isReversal: boolean;
  readonly variableSymbol: string;
  readonly counterAccount: string;
  readonly counterName: string;
  readonly message: string;
}

export interface BankStatement {
  readonly format: 'camt' | 'gpc' | 'csv';
  /** An IBAN, or the sixteen digits of a Czech account without its bank; null where the file names none. */
  readonly account: string | null;
  /** ISO code; null where the file names none. */
  readonly currency: string | null;
  /** Hundredths before the first movement and after the last one; null where the file says none. */
  readonly opening: number | null;
  readonly closing: number | null;
  readonly entries: readonly BankEntry[];
}

export type StatementRefusal =
  | 'statement_not_readable'
  | 'statement_empty'
  | 'statement_too_long'
  | 'statement_other_account'
  | 'statement_other_currency';

/** More movements than a shop has on a statement; a longer file is refused before it is held in memory. */
export const mostEntries = 20_000;

interface Own {
  /** The shop's, normalised. */
  readonly iban: string;
  readonly currency: string;
}

const letters = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** Whether an account, as a file writes it, is that of an IBAN. */
export function isAccountOf(account: string, iban: string): boolean {
  const [written, own] = [letters(account), letters(iban)];
  return written === own || (own.startsWith('CZ') && written === own.slice(8));
}

/**
 * A statement of the shop's own account in its own currency; another one is refused as a whole, so that
 * nobody's money pays an order here. One movement in another currency is left for a person.
 */
export function checkStatement(
  statement: BankStatement,
  own: Own,
): Result<BankStatement, StatementRefusal> {
  const { account, currency, entries } = statement;
  if (account !== null && !isAccountOf(account, own.iban)) return refuse('statement_other_account');
  if (currency !== null && currency !== own.currency) return refuse('statement_other_currency');
  return entries.length === 0 ? refuse('statement_empty') : accept(statement);
}

/** Hundredths by which the movements miss the closing balance; null where the file says no balances. */
export function balanceDifference({ opening, closing, entries }: BankStatement): number | null {
  if (opening === null || closing === null) return null;
  return entries.reduce((sum, { amount }) => sum + amount, opening) - closing;
}
