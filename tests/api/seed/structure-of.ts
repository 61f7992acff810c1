import type { Knex } from 'knex';

/** Indexes, constraints and triggers as comparable lines. */
export async function structureOf(knex: Knex): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { line: string }[] }>(`
    select indexdef as line from pg_indexes where schemaname = 'public'
    union all
    select format('%s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid),
        convalidated)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select format('%s %s %s', tgrelid::regclass, tgname, tgenabled)
      from pg_trigger where not tgisinternal
    order by 1`);
  return rows.map(({ line }) => line);
}
