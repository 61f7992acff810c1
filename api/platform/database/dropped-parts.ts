import type { Knex } from 'knex';

/** An index, constraint or trigger of a table that is being filled in bulk. */
export interface DroppedPart {
  readonly kind: 'key' | 'index' | 'foreign key' | 'trigger';
  /** The table that is filled, or one that refers to it. */
  readonly owner: string;
  readonly name: string;
  readonly drop: string;
  readonly create: string;
  /** What checks the rows of a foreign key that was made without; null where `create` checks them. */
  readonly validate: string | null;
}

/** What is dropped while tables are filled. */
export type WhatIsDropped =
  /** Rows may still meet one another: what keeps them unique stays. */
  | 'what is not unique'
  /** Rows are known to be new. Triggers are off as well. */
  | 'everything';

// A partitioned table's own foreign keys are checked as they are made: older servers know no other way.
const foreignKeys = (whose: string) => `
  select 'foreign key' as kind, k.conrelid::regclass::text as owner, conname as name,
    format('alter table %s drop constraint %I', k.conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s%s', k.conrelid::regclass, conname,
      pg_get_constraintdef(k.oid), case when relkind = 'p' then '' else ' not valid' end) as create,
    case when relkind <> 'p' then format('alter table %s validate constraint %I',
      k.conrelid::regclass, conname) end as validate
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where contype = 'f' and conparentid = 0 and (${whose})`;

const keys = `
  select 'key' as kind, conrelid::regclass::text as owner, conname as name,
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname,
      pg_get_constraintdef(oid)) as create, null as validate
  from pg_constraint where contype in ('p', 'u') and conrelid = any(:tables::regclass[])`;

// The definition of a partitioned table's index says "only", and then would not reach its parts.
const indexes = (which: string) => `
  select 'index' as kind, indrelid::regclass::text as owner, relname as name,
    format('drop index %s', indexrelid::regclass) as drop,
    replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as create, null as validate
  from pg_index join pg_class i on i.oid = indexrelid
  where indrelid = any(:tables::regclass[]) and ${which}
    and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`;

const triggers = `
  select distinct 'trigger' as kind, tgrelid::regclass::text as owner, 'user' as name,
    format('alter table %s disable trigger user', tgrelid::regclass) as drop,
    format('alter table %s enable trigger user', tgrelid::regclass) as create, null as validate
  from pg_trigger where not tgisinternal and tgrelid = any(:tables::regclass[])`;

const own = 'k.conrelid = any(:tables::regclass[])';
const statements: Readonly<Record<WhatIsDropped, string>> = {
  'what is not unique': `${foreignKeys(own)} union all ${indexes('not indisunique')}`,
  everything: `
    ${triggers} union all
    ${foreignKeys(`${own} or k.confrelid = any(:tables::regclass[])`)} union all
    ${keys} union all ${indexes('true')}`,
};

/** Drops parts of tables; returns what creates them again. */
export async function dropParts(
  trx: Knex.Transaction,
  tables: readonly string[],
  dropped: WhatIsDropped,
): Promise<readonly DroppedPart[]> {
  const { rows } = await trx.raw<{ rows: DroppedPart[] }>(
    `select * from (${statements[dropped]}) part order by kind = 'key', owner, name`,
    { tables: [...tables] },
  );
  for (const { drop } of rows) await trx.raw(drop);
  // Only a load in several transactions has its row, see undo-interrupted-load.ts.
  await trx.raw('update bulk_loads set resting = resting || ?::jsonb', [JSON.stringify(rows)]);
  return rows;
}
