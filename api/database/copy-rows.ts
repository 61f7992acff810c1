import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Knex } from 'knex';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value of a column as COPY takes it; dates in UTC. */
export type CopyValue = string | number | boolean | null | Date;

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

function fieldOf(value: CopyValue): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  return String(value).replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);
}

const linesAtOnce = 500;

function* textOf(rows: readonly (readonly CopyValue[])[]): Generator<string> {
  for (let start = 0; start < rows.length; start += linesAtOnce) {
    const lines = rows.slice(start, start + linesAtOnce);
    yield lines.map((row) => `${row.map(fieldOf).join('\t')}\n`).join('');
  }
}

/** Writes rows with COPY on the transaction's own connection. Names are the program's, never typed. */
export async function copyRows(
  trx: Knex.Transaction,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly CopyValue[])[],
): Promise<void> {
  if (rows.length === 0) return;
  // knex types its client as `any`; inside a transaction it hands out that one connection.
  const { acquireConnection } = trx.client as { acquireConnection: () => Promise<PoolClient> };
  const connection = await acquireConnection();
  const stream = connection.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(textOf(rows)), stream);
}
