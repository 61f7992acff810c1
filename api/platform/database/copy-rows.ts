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
const escaped = /[\\\t\n\r]/;
const allEscaped = new RegExp(escaped, 'g');

function fieldOf(value: CopyValue): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  // Hardly any text has such a sign, and looking is cheaper than replacing.
  return escaped.test(value) ? value.replace(allEscaped, (sign) => escapes[sign] ?? sign) : value;
}

/** A row as a line of COPY. */
export function copyLine(row: readonly CopyValue[]): string {
  let line = '';
  row.forEach((value, place) => {
    line += place === 0 ? fieldOf(value) : `\t${fieldOf(value)}`;
  });
  return `${line}\n`;
}

const linesAtOnce = 500;

function* textOf(lines: readonly string[]): Generator<string> {
  for (let start = 0; start < lines.length; start += linesAtOnce) {
    yield lines.slice(start, start + linesAtOnce).join('');
  }
}

/** Writes lines of `copyLine` on the transaction's own connection. Names are the program's, never typed. */
export async function copyLines(
  trx: Knex.Transaction,
  table: string,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) return;
  // knex types its client as `any`; inside a transaction it hands out that one connection.
  const { acquireConnection } = trx.client as { acquireConnection: () => Promise<PoolClient> };
  const connection = await acquireConnection();
  const stream = connection.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(textOf(lines)), stream);
}

/** Writes rows with COPY on the transaction's own connection. */
export const copyRows = (
  trx: Knex.Transaction,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly CopyValue[])[],
): Promise<void> => copyLines(trx, table, columns, rows.map(copyLine));
