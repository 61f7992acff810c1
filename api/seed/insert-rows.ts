import type { Knex } from 'knex';

/**
 * Inserts rows of one shape in one statement, however many there are, and returns their ids by the
 * column `slug`. One JSON parameter takes the place of the 65 535 that a statement may have.
 */
export async function insertSlugged(
  trx: Knex.Transaction,
  table: string,
  rows: readonly { readonly slug: string }[],
): Promise<ReadonlyMap<string, number>> {
  const inserted = await insertRows(trx, table, rows, ['id', 'slug']);
  // The statement asks for these two columns, of which the schema knows the types.
  return new Map((inserted as { id: number; slug: string }[]).map(({ id, slug }) => [slug, id]));
}

/** Inserts rows of one shape in one statement; returns the columns asked for, row by row. */
export async function insertRows(
  trx: Knex.Transaction,
  table: string,
  rows: readonly object[],
  returning: readonly string[] = [],
): Promise<unknown[]> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return [];
  const bindings = [table, ...columns, ...columns, table, JSON.stringify(rows), ...returning];
  const list = (names: readonly string[]) => names.map(() => '??').join(', ');
  const sql = `
    insert into ?? (${list(columns)})
    select ${list(columns)} from jsonb_populate_recordset(null::??, ?::jsonb)
    ${returning.length > 0 ? `returning ${list(returning)}` : ''}`;
  const { rows: inserted } = await trx.raw<{ rows: unknown[] }>(sql, bindings);
  return inserted;
}

/** The id of a slug that was inserted before; throws on one that was not. */
export function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`the seed refers to ${slug} before inserting it`);
  return id;
}
