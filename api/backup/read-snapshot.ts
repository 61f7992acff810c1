import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { projectRoot } from '../platform/project-root.ts';
import { bookkeeping, withBackupClient, openBackupClient } from './backup-client.ts';
import { backupFormat, type BackupHead, type WaitingJob } from './backup-parts.ts';
import { dataFrames, note, type Frame } from './backup-frames.ts';
import { fileFrames } from './file-frames.ts';
import type { Connection } from '../platform/settings/connection.ts';

export interface BackupSource {
  readonly connection: Connection;
  readonly dataDir: string;
  readonly market: string;
  readonly now: Date;
  /** Whether DATA_DIR/secrets.json goes into the backup, with which it can be read without anything else. */
  readonly withKeys: boolean;
}

/**
 * Everything that the shop keeps, as of one moment of its database, while it goes on working. Files are read after
 * the rows that name them; one that was swept away meanwhile is left out.
 */
export async function* snapshotFrames(source: BackupSource): AsyncGenerator<Frame> {
  const client = await openBackupClient(source.connection);
  try {
    await client.query('begin isolation level repeatable read read only');
    yield note('H', await headOf(client, source));
    for (const table of await tablesOf(client)) yield* tableFrames(client, table);
    yield note('S', { sequences: await sequencesOf(client) });
    for (const job of await waitingJobs(client)) yield note('J', job);
    await client.query('commit');
  } finally {
    await client.end().catch(() => undefined);
  }
  yield* fileFrames(source.dataDir, source.withKeys);
}

async function headOf(client: pg.Client, { market, now }: BackupSource): Promise<BackupHead> {
  const digests = knownDigests();
  const { rows } = await client.query<{ name: string }>(
    'select name from knex_migrations order by name',
  );
  const { rows: keys } = await client.query<{ id: string }>(
    'select id from encryption_keys order by id',
  );
  return {
    format: backupFormat,
    madeAt: now.toISOString(),
    market,
    migrations: rows.map(({ name }) => ({ name, digest: digests[`${name}.ts`] ?? null })),
    keys: keys.map(({ id }) => id),
  };
}

/** What each migration's file held when it landed; nothing beside a bundle. */
export function knownDigests(): Readonly<Record<string, string>> {
  const path = join(projectRoot(), 'migrations/digests.json');
  if (!existsSync(path)) return {};
  // Written by `npm run migrations:digest`.
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Partitions count as tables, what they are parts of does not; generated columns are made again. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [bookkeeping],
  );
  return rows;
}

async function* tableFrames(client: pg.Client, { name, columns }: Table): AsyncGenerator<Frame> {
  yield note('T', { table: name, columns });
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const stream = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${list}) to stdout`));
  for await (const bytes of stream) {
    // The stream is made of what the server sends.
    yield* dataFrames(bytes as Buffer);
  }
  yield note('E', { rows: stream.rowCount });
}

/** Counters are no part of a snapshot: read after it, each is at least as far as the rows. */
async function sequencesOf(client: pg.Client) {
  const { rows: names } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace
       and c.relname not like 'knex_migrations%' order by 1`,
  );
  const sequences: { name: string; last: string; isCalled: boolean }[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ last: string; is_called: boolean }>(
      `select last_value::text as last, is_called from ${pg.escapeIdentifier(name)}`,
    );
    for (const { last, is_called: isCalled } of rows) sequences.push({ name, last, isCalled });
  }
  return sequences;
}

/** Jobs that have not ended; what they were doing is done again. */
async function waitingJobs(client: pg.Client): Promise<WaitingJob[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('jobs.job') is not null as there`,
  );
  if (found[0]?.there !== true) return [];
  const { rows } = await client.query<WaitingJob>(
    `select name, coalesce(data, '{}'::jsonb) as data,
       greatest(0, extract(epoch from start_after - now()) * 1000)::float8 as "delayMs"
     from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'
     order by created_on`,
  );
  return rows;
}

/** Names of all tables of the shop and how many rows each holds. */
export const countRows = (connection: Connection): Promise<ReadonlyMap<string, number>> =>
  withBackupClient(connection, async (client) => {
    const counts = new Map<string, number>();
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from ${pg.escapeIdentifier(name)}`,
      );
      counts.set(name, rows[0]?.n ?? 0);
    }
    return counts;
  });
