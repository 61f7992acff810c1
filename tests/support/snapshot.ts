import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/** Copies every table that holds rows, and how far the counters have come, into a schema. */
const take = (schema: string) => `
  do $$
  declare
    copied record;
    is_filled boolean;
  begin
    create schema ${schema};
    create table ${schema}.counters as
      select schemaname, sequencename, last_value from pg_sequences
        where schemaname = 'public' and last_value is not null
          and sequencename not like 'knex_migrations%';
    create table ${schema}.copies (statement text not null);
    for copied in
      select c.relname as name, string_agg(format('%I', a.attname), ', ' order by a.attnum) as columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and c.relname not like 'knex_migrations%' and c.relname <> 'discount_book'
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        group by 1
    loop
      execute format('select exists (select from public.%I)', copied.name) into is_filled;
      if is_filled then
        execute format('create table ${schema}.%I as table public.%1$I', copied.name);
        insert into ${schema}.copies values (format(
          'insert into public.%I (%s) overriding system value select %2$s from ${schema}.%1$I',
          copied.name, copied.columns));
      end if;
    end loop;
  end $$`;

/** Puts the rows back into empty tables as they were; what triggers did is among them. */
const put = (schema: string) => `
  do $$
  declare
    copying text;
  begin
    set local session_replication_role = replica;
    for copying in select statement from ${schema}.copies loop
      execute copying;
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename), last_value) from ${schema}.counters;
  end $$`;

/**
 * Fills an empty database with what `make` makes: the first time in a worker by `make`, then by copies of its rows.
 * `made` says all that the rows depend on. Planner statistics stay from the first time.
 */
export async function fillOnce(
  knex: Knex,
  made: string,
  make: () => Promise<unknown>,
): Promise<void> {
  const schema = `snapshot_${createHash('sha256').update(made).digest('hex').slice(0, 16)}`;
  const known = await knex('pg_namespace').where('nspname', schema).first('oid');
  if (known !== undefined) {
    await knex.raw(put(schema));
    return;
  }
  await make();
  await knex.raw(take(schema));
}
