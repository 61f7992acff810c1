import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { bookkeeping } from './backup-client.ts';
import { broken, type Frame } from './backup-frames.ts';
import { partOf } from './backup-parts.ts';
import { bytesOf } from './part-bytes.ts';

interface ForeignKey {
  readonly owner: string;
  readonly name: string;
  readonly definition: string;
}

/** What rests while rows are loaded in the order of their tables' names. */
export interface Guards {
  readonly tables: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
}

/**
 * Takes away foreign keys, switches off triggers and empties what migrations have filled, inside the caller's
 * transaction. A table's owner may do all of it, where `session_replication_role` would ask for a superuser.
 */
export async function restGuards(client: pg.Client): Promise<Guards> {
  const { rows: foreignKeys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0
       and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { owner, name } of foreignKeys) {
    await client.query(`alter table ${owner} drop constraint ${name}`);
  }
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1)`,
    [bookkeeping],
  );
  const tables = rows.map(({ name }) => name);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${tables.join(', ')}`);
  return { tables, foreignKeys };
}

/** Brings everything back; a row that refers to none fails here. */
export async function wakeGuards(
  client: pg.Client,
  { tables, foreignKeys }: Guards,
): Promise<void> {
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { owner, name, definition } of foreignKeys) {
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`);
  }
}

/** Loads one table and answers how many rows it has; the frames stand behind its end after it. */
export async function loadTable(
  client: pg.Client,
  { table, columns }: { readonly table: string; readonly columns: readonly string[] },
  frames: AsyncGenerator<Frame>,
): Promise<number> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const stream = client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${list}) from stdin`));
  let wanted = 0;
  const bytes = bytesOf(frames, (end) => {
    wanted = partOf('tableEnd', end).rows;
  });
  await pipeline(Readable.from(bytes, { objectMode: false }), stream);
  if (stream.rowCount !== wanted) throw broken(`${table} has another number of rows`);
  return wanted;
}

export async function setSequences(
  client: pg.Client,
  sequences: readonly { name: string; last: string; isCalled: boolean }[],
): Promise<void> {
  for (const { name, last, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      pg.escapeIdentifier(name),
      last,
      isCalled,
    ]);
  }
}
