import type { BankStatement } from '#core/bank/bank-statement.ts';
import { isGpc, readGpc } from '#core/bank/read-gpc.ts';
import { readStatementCsv, type CsvRefusal } from '#core/bank/read-statement-csv.ts';
import type { StatementColumns } from '#core/bank/statement-columns.ts';
import { decodeCsv } from '#core/csv/decode-csv.ts';
import { refuse, type Result } from '#core/shared/result.ts';
import { readCamt } from './read-camt.ts';

interface Own {
  readonly iban: string;
  readonly currency: string;
  /** What the columns of a table mean; null for what its titles say. */
  readonly columns: StatementColumns | null;
}

/** Reads a bank's file, whatever its name says: XML, GPC in windows-1250, or a table. */
export function openStatement(
  content: Uint8Array,
  { iban, currency, columns }: Own,
): Result<BankStatement, CsvRefusal> {
  const start = Buffer.from(content.subarray(0, 200)).toString('latin1');
  if (/^(?:\u00ef\u00bb\u00bf)?\s*</.test(start)) return readCamt(content);
  const old = decodeCsv(content, 'windows-1250');
  if (!old.ok) return refuse('statement_not_readable');
  if (isGpc(start)) return readGpc(old.value.text, iban);
  const decoded = decodeCsv(content);
  const text = decoded.ok ? decoded.value.text : old.value.text;
  return readStatementCsv(text, { chosen: columns, currency });
}
