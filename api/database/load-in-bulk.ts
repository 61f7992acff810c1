import type { Knex } from 'knex';

interface Part {
  readonly drop: string;
  readonly create: string;
}

const constraint = `
  format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
  format('alter table %s add constraint %I %s', conrelid::regclass, conname,
    pg_get_constraintdef(oid)) as create
  from pg_constraint`;

const index = `
  format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
  from pg_index`;

/** In the order in which they fall; they come back the other way round. */
const parts = {
  ownForeignKeys: `select ${constraint} where contype = 'f' and conrelid = any(:tables::regclass[])`,
  foreignKeys: `select ${constraint} where contype = 'f'
    and (conrelid = any(:tables::regclass[]) or confrelid = any(:tables::regclass[]))`,
  keys: `select ${constraint} where contype in ('p', 'u') and conrelid = any(:tables::regclass[])`,
  uniqueIndexes: `select ${index} where indisunique and indrelid = any(:tables::regclass[])
    and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
  indexes: `select ${index} where not indisunique and indrelid = any(:tables::regclass[])`,
} as const;

/** What rests while tables are filled. */
const resting = {
  /** Rows may still meet one another: what keeps them unique stays. */
  'what is not unique': ['ownForeignKeys', 'indexes'],
  /** Rows are known to be new. Triggers rest as well. */
  everything: ['foreignKeys', 'keys', 'uniqueIndexes', 'indexes'],
} as const satisfies Record<string, readonly (keyof typeof parts)[]>;

/**
 * Fills tables without their foreign keys and indexes, which are made again afterwards just as they
 * were: one sort of an index is several times faster than a million insertions.
 */
export async function loadInBulk(
  trx: Knex.Transaction,
  tables: readonly string[],
  rests: keyof typeof resting,
  fill: () => Promise<void>,
): Promise<void> {
  const dropped: Part[] = [];
  for (const kind of resting[rests]) {
    const { rows } = await trx.raw<{ rows: Part[] }>(parts[kind], { tables: [...tables] });
    dropped.push(...rows);
  }
  const triggers = async (state: 'disable' | 'enable') => {
    if (rests !== 'everything') return;
    for (const table of tables) await trx.raw(`alter table ${table} ${state} trigger user`);
  };
  await triggers('disable');
  for (const { drop } of dropped) await trx.raw(drop);
  await fill();
  for (const { create } of dropped.toReversed()) await trx.raw(create);
  await triggers('enable');
  for (const table of tables) await trx.raw(`analyze ${table}`);
}
