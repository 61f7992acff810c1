import { accept, refuse, type Result } from '../shared/result.ts';
import {
  isAccountOf,
  mostEntries,
  type BankEntry,
  type BankStatement,
  type StatementRefusal,
} from './bank-statement.ts';

const currencies = new Map([
  [203, 'CZK'],
  [978, 'EUR'],
  [840, 'USD'],
  [826, 'GBP'],
  [946, 'RON'],
]);
/** How a movement changes the balance, and whether it takes an earlier one back. */
const kinds = new Map([
  ['1', { sign: -1, isReversal: false }],
  ['2', { sign: 1, isReversal: false }],
  ['4', { sign: 1, isReversal: true }],
  ['5', { sign: -1, isReversal: true }],
]);
/** Where the digits of an account stand in the inner format that Komerční banka writes: prefix, then number. */
const innerPlaces = [10, 11, 12, 13, 14, 15, 4, 5, 6, 7, 8, 3, 9, 1, 2, 0];

/** Whether a text begins as a GPC statement does. */
export const isGpc = (text: string): boolean => /^\uFEFF?\s*074[\d ]{16}/.test(text);

/**
 * Reads a statement in GPC (ABO): lines of 128 signs, `074` the account with its balances, `075` a
 * movement, `078` and `079` what its payer wrote. Amounts are in haléře. `iban` is the shop's, by which
 * the inner format of an account is told from the plain one.
 */
export function readGpc(text: string, iban: string): Result<BankStatement, StatementRefusal> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const head = lines.find((line) => line.startsWith('074'));
  if (head === undefined) return refuse('statement_not_readable');
  const raw = head.slice(3, 19).replaceAll(' ', '0');
  const isInner = !isAccountOf(raw, iban) && isAccountOf(plainAccount(raw), iban);
  const account = isInner ? plainAccount(raw) : raw;
  const entries: BankEntry[] = [];
  for (const line of lines) {
    const kind = line.slice(0, 3);
    if (kind === '075') {
      const entry = readMovement(line, { raw, isInner });
      if (entry === null) return refuse('statement_not_readable');
      entries.push(entry);
      if (entries.length > mostEntries) return refuse('statement_too_long');
    } else if (kind === '078' || kind === '079') addMessage(entries, line.slice(3).trim());
    // Several days in one file go on; another account among them does not.
    else if (kind === '074' && line.slice(3, 19).replaceAll(' ', '0') !== raw) {
      return refuse('statement_other_account');
    }
  }
  const last = lines.findLast((line) => line.startsWith('074')) ?? head;
  const opening = signed(head.slice(45, 59), head[59]);
  const closing = signed(last.slice(60, 74), last[74]);
  if (opening === null || closing === null) return refuse('statement_not_readable');
  return accept({ format: 'gpc', account, currency: null, opening, closing, entries });
}

interface Owner {
  readonly raw: string;
  readonly isInner: boolean;
}

/** A `075` line; null where it is none of this account or its parts are none. */
function readMovement(line: string, { raw, isInner }: Owner): BankEntry | null {
  const amount = digits(line.slice(48, 60));
  const kind = kinds.get(line[60] ?? '');
  const bookedOn = readDay(line.slice(122, 128)) ?? readDay(line.slice(91, 97));
  if (line.slice(3, 19).replaceAll(' ', '0') !== raw) return null;
  if (amount === null || kind === undefined || bookedOn === null) return null;
  const code = Number(line.slice(117, 122).trim());
  return {
    reference: line.slice(35, 48).trim().replace(/^0+$/, ''),
    bookedOn,
    amount: amount * kind.sign,
    // None is the account's own, which Czech banks write as zeros.
    currency: code === 0 ? 'CZK' : (currencies.get(code) ?? String(code)),
    isReversal: kind.isReversal,
    variableSymbol: line.slice(61, 71).trim().replace(/^0+/, ''),
    counterAccount: counterOf(line, isInner),
    counterName: line.slice(97, 117).trim(),
    message: '',
  };
}

function counterOf(line: string, isInner: boolean): string {
  const raw = line.slice(19, 35).replaceAll(' ', '0');
  const account = isInner ? plainAccount(raw) : raw;
  const [prefix, number] = [account.slice(0, 6), account.slice(6)].map((part) =>
    part.replace(/^0+/, ''),
  );
  if (number === '') return '';
  const bank = line.slice(73, 77);
  return `${prefix === '' ? '' : `${String(prefix)}-`}${String(number)}/${bank}`;
}

const plainAccount = (inner: string): string =>
  innerPlaces.map((place) => inner[place] ?? '').join('');

function addMessage(entries: BankEntry[], text: string): void {
  const last = entries.at(-1);
  if (last && text !== '' && last.message.length < 500) {
    const message = `${last.message} ${text}`.trim();
    entries[entries.length - 1] = { ...last, message };
  }
}

const digits = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

function signed(text: string, sign: string | undefined): number | null {
  const amount = digits(text);
  if (amount === null) return null;
  return sign === '-' ? 0 - amount : amount;
}

/** `271126` as a day; null where it is none. */
function readDay(text: string): string | null {
  const parts = /^(\d\d)(\d\d)(\d\d)$/.exec(text);
  if (!parts) return null;
  const [, day = '', month = '', year = ''] = parts;
  const said = `20${year}-${month}-${day}`;
  const date = new Date(`${said}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(said) ? said : null;
}
