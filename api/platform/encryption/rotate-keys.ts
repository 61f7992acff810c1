import type { Knex } from 'knex';
import type { Dependencies } from '../dependencies.ts';
import { reencryptPrivate, type PrivateFiles } from '../files/private-files.ts';
import { batchSize, inBatches } from '../jobs/in-batches.ts';
import type { JobDefinition } from '../jobs/job-queue.ts';
import type { EncryptedColumns, EncryptedData } from './encrypted-data.ts';

export const rotateKeysJob = 'rotate-keys';

/** How many values were found under which key. */
type Found = Map<string, number>;

const add = (found: Found, id: string, count: number): void => {
  found.set(id, (found.get(id) ?? 0) + count);
};

/** Bytes of the key's name in a value: format, length, name. */
const keyName = 'substring(?? from 3 for get_byte(??, 1))';

/**
 * Encrypts with the newest key what older ones have encrypted, in small transactions beside the shop's work. A key that
 * a whole pass has found nowhere retires: a start does without it. Only the last key stays for as long as its digests
 * and signatures are compared.
 */
export const rotateKeys = (all: readonly EncryptedData[]): JobDefinition => ({
  name: rotateKeysJob,
  schedule: '20 2 * * *',
  run: async (_, deps) => {
    const found: Found = new Map();
    for (const { columns = [], files = [] } of all) {
      for (const one of columns) await rotateColumns(deps, one, found);
      for (const one of files) await rotateFiles(deps, one, found);
    }
    await noteFound(deps, found);
  },
});

async function rotateColumns(
  deps: Dependencies,
  { table, row, names }: EncryptedColumns,
  found: Found,
): Promise<void> {
  const { knex, cipher } = deps;
  const [newest = ''] = cipher.keyIds;
  for (const column of names) {
    for (const { id, count } of await countKeys(knex, table, column)) add(found, id, count);
    let after = 0;
    await inBatches(knex, async (trx) => {
      const rows: { id: number; value: Buffer }[] = await trx(table)
        .whereNotNull(column)
        .where(row, '>', after)
        .whereRaw(`${keyName} <> ?`, [column, column, Buffer.from(newest)])
        .orderBy(row)
        .limit(batchSize)
        .forUpdate()
        .skipLocked()
        .select({ id: row, value: column });
      for (const { id, value } of rows) {
        const place = { table, column, rowId: id };
        const anew = cipher.encrypt(place, cipher.decrypt(place, value));
        await trx(table)
          .where(row, id)
          .update({ [column]: anew });
      }
      after = rows.at(-1)?.id ?? after;
      return rows.length;
    });
  }
}

const countKeys = (
  knex: Knex,
  table: string,
  column: string,
): Promise<{ id: string; count: number }[]> =>
  knex(table)
    .whereNotNull(column)
    .groupBy(1)
    .select<{ id: string; count: number }[]>(
      knex.raw(`convert_from(${keyName}, 'UTF8') as id`, [column, column]),
      knex.raw('count(*)::int as count'),
    );

async function rotateFiles(deps: Dependencies, files: PrivateFiles, found: Found): Promise<void> {
  const { table, column, owner } = files;
  const rows: { rowId: number; name: string }[] = await deps
    .knex(table)
    .whereNotNull(column)
    .select({ rowId: owner, name: column });
  for (const row of rows) {
    const id = await reencryptPrivate(files, deps, row);
    if (id !== null) add(found, id, 1);
  }
}

async function noteFound({ knex, cipher, now }: Dependencies, found: Found): Promise<void> {
  const keys = await knex('encryption_keys').pluck('id');
  for (const id of keys) {
    const values = found.get(id) ?? 0;
    const isNeeded = id === cipher.keyIds[0] || id === cipher.keyIds.at(-1) || values > 0;
    await knex('encryption_keys')
      .where({ id })
      .update({ found_values: values, checked_at: now(), retired_at: isNeeded ? null : now() });
  }
}
