import type { Knex } from 'knex';

interface Part {
  readonly drop: string;
  readonly create: string;
}

/**
 * Fills tables without their foreign keys and the indexes that keep nothing unique, and makes both
 * again afterwards, as the migrations made them: much faster than keeping them row by row.
 */
export async function loadInBulk(
  trx: Knex.Transaction,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: parts } = await trx.raw<{ rows: Part[] }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) as create
     from pg_constraint where contype = 'f' and conrelid = any(:tables::regclass[])
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where not indisunique and indrelid = any(:tables::regclass[])`,
    { tables: [...tables] },
  );
  for (const { drop } of parts) await trx.raw(drop);
  await fill();
  for (const { create } of parts) await trx.raw(create);
}
