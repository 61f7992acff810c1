import type { Knex } from 'knex';

/** Runs one SELECT with named values (`:slug`); the caller says what its columns are. */
export async function selectRows<Row>(
  db: Knex,
  sql: string,
  values: Readonly<Record<string, string | number | Date | null | readonly (string | null)[]>>,
): Promise<Row[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(sql, values as Record<string, Knex.RawBinding>); // arrays become Postgres arrays
  return rows;
}
