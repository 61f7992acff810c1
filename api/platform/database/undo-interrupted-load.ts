import type { Knex } from 'knex';
import type { DroppedPart } from './dropped-parts.ts';
import type { Rows } from './rows.ts';

type Load = Pick<Rows['bulk_loads'], 'resting'> & { readonly resting: readonly DroppedPart[] };

/** Notes in the load's first transaction that what follows is not done until `endLoad`. */
export const beginLoad = async (trx: Knex.Transaction): Promise<void> => {
  await trx('bulk_loads').insert({});
};

/** To be called in the last transaction of a load. */
export const endLoad = async (trx: Knex.Transaction): Promise<void> => {
  await trx('bulk_loads').delete();
};

/**
 * Empties a database again in which a load was cut off half-way, and brings back the indexes that
 * rested: such a load begins in an empty one. Returns whether there was one; the caller keeps others
 * from loading meanwhile.
 */
export async function undoInterruptedLoad(trx: Knex.Transaction): Promise<boolean> {
  const load: Load | undefined = await trx('bulk_loads').first('resting');
  if (load === undefined) return false;
  const { rows } = await trx.raw<{ rows: { tables: string }[] }>(
    `select string_agg(format('%I', tablename), ', ') as tables from pg_tables
     where schemaname = current_schema()
       and tablename not in ('knex_migrations', 'knex_migrations_lock')`,
  );
  await trx.raw(`truncate ${rows[0]?.tables ?? ''} restart identity`);
  for (const part of ordered(load.resting)) {
    if (part.kind === 'trigger' || !(await exists(trx, part))) await trx.raw(part.create);
    if (part.validate !== null) await trx.raw(part.validate);
  }
  return true;
}

/** Foreign keys come after the keys that they refer to. */
const ordered = (parts: readonly DroppedPart[]) => [
  ...parts.filter(({ kind }) => kind !== 'foreign key'),
  ...parts.filter(({ kind }) => kind === 'foreign key'),
];

async function exists(trx: Knex.Transaction, { owner, name }: DroppedPart): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `select 1 from pg_constraint where conrelid = :owner::regclass and conname = :name
     union all
     select 1 from pg_index join pg_class on oid = indexrelid
     where indrelid = :owner::regclass and relname = :name`,
    { owner, name },
  );
  return rows.length > 0;
}
