import type { Knex } from 'knex';
import { statementFields, type StatementColumns } from '#core/bank/statement-columns.ts';

/** As they are kept: `bookedOn,none,amount`. */
export const writeColumns = (columns: StatementColumns): string =>
  columns.map((field) => field ?? 'none').join(',');

/** What somebody said that the columns of the last such table mean; null where nobody did. */
export async function rememberedColumns(db: Knex): Promise<StatementColumns | null> {
  const row: { columns: string } | undefined = await db('bank_statements')
    .whereNotNull('columns')
    .orderBy('id', 'desc')
    .first('columns');
  if (!row) return null;
  return row.columns
    .split(',')
    .map((one) => statementFields.find((field) => field === one) ?? null);
}
