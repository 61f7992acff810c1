import { parseDelimited } from '../csv/delimited-text.ts';
import { detectDelimiter, isFilled } from '../csv/read-table.ts';
import { readDay } from '../import/read-values.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import {
  mostEntries,
  type BankEntry,
  type BankStatement,
  type StatementRefusal,
} from './bank-statement.ts';
import {
  columnsByTitles,
  isEnough,
  type StatementColumns,
  type StatementField,
} from './statement-columns.ts';

/** `statement_columns_unknown` wants a person to say what the columns mean. */
export type CsvRefusal = StatementRefusal | 'statement_columns_unknown';

/**
 * Reads a table of movements by the titles of its columns, or by `chosen` ones. What stands above the titles
 * (the account, the bank's address) is passed over; `currency` is that of movements that say none. Refused
 * as a whole where a later row is no movement, so that none is lost unseen.
 */
export function readStatementCsv(
  text: string,
  { chosen, currency }: { readonly chosen: StatementColumns | null; readonly currency: string },
): Result<BankStatement, CsvRefusal> {
  const parsed = parseDelimited(text, detectDelimiter(text));
  if (!parsed.ok) return refuse('statement_not_readable');
  const rows = parsed.value.filter(isFilled).map(({ cells }) => cells);
  const titled = rows.findIndex((cells) => isEnough(columnsByTitles(cells)));
  const columns = chosen ?? columnsByTitles(rows[titled] ?? []);
  if (!isEnough(columns)) return refuse('statement_columns_unknown');
  const from = titled === -1 ? rows.findIndex((cells) => isMovement(cells, columns)) : titled + 1;
  if (from === -1) return refuse('statement_columns_unknown');
  if (rows.length - from > mostEntries) return refuse('statement_too_long');
  const entries = rows.slice(from).map((cells) => readRow(cells, columns, currency));
  const read = entries.filter((entry) => entry !== null);
  if (read.length < entries.length) return refuse('statement_not_readable');
  const rest = { account: null, currency: null, opening: null, closing: null };
  return accept({ format: 'csv', ...rest, entries: read });
}

const isMovement = (cells: readonly string[], columns: StatementColumns): boolean =>
  readRow(cells, columns, '') !== null;

function readRow(
  cells: readonly string[],
  columns: StatementColumns,
  currency: string,
): BankEntry | null {
  const said = (field: StatementField): string => (cells[columns.indexOf(field)] ?? '').trim();
  const day = readDay(said('bookedOn'));
  const amount = readHundredths(said('amount'));
  if (!day.ok || amount === null) return null;
  return {
    reference: said('reference'),
    bookedOn: day.value,
    amount,
    currency: said('currency').toUpperCase() || currency,
    isReversal: false,
    variableSymbol: said('variableSymbol').replace(/^0+/, ''),
    counterAccount: said('counterAccount'),
    counterName: said('counterName'),
    message: said('message'),
  };
}

/** `-1 234,50` or `1,234.50` in hundredths; null where it is no amount of two decimals at most. */
function readHundredths(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f']|kč|czk|lei|ron/gi, '').replace('\u2212', '-');
  const parts = /^([+-]?)(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!parts) return null;
  const [, sign = '', whole = '', decimals = ''] = parts;
  const amount = Number(whole.replace(/[.,]/g, '') + decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return null;
  return sign === '-' ? 0 - amount : amount;
}
