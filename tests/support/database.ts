import type { Knex } from 'knex';
import { inject } from 'vitest';
import type { EmbeddedServer } from '#api/platform/database/embedded-server.ts';
import { templateName, workerDatabaseName } from './worker-database.ts';

/**
 * Where this worker's migrated database is. Files of one worker share it one after the other, so a file empties it
 * with `truncateAll` before it starts or cleans up what it made.
 */
export function testDatabase(): EmbeddedServer['connection'] {
  return {
    ...inject('postgres'),
    database: workerDatabaseName(process.env['VITEST_POOL_ID'] ?? '1'),
  };
}

/** The migrated and otherwise empty database, to be cloned by tests of migrations; never connect to it. */
export const testTemplate = templateName;

/**
 * Deletes instead of truncating, which makes new files for each of some 140 tables and 400 indexes and took most of a
 * run's time. The lock waits for statements still under way, as truncating did; `replica` leaves out triggers and
 * foreign keys, except that the book of discounts must be seen to have changed. Deleted rows stay in a table's file:
 * one that has grown large is truncated, with all that refer to it.
 */
const emptyTables = `
  do $$
  declare
    tables regclass[] := array(
      select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname not like 'knex_migrations%' order by relname);
    emptied regclass;
  begin
    set local session_replication_role = replica;
    execute format('lock table %s in share row exclusive mode', array_to_string(tables, ', '));
    foreach emptied in array tables loop
      if pg_relation_size(emptied) > 512 * 1024 then
        execute format('truncate %s cascade', emptied);
      elsif pg_relation_size(emptied) > 0 then
        execute format('delete from %s', emptied);
      end if;
    end loop;
    perform setval(s.seqrelid, s.seqstart, false) from pg_sequence s
      where s.seqrelid::regclass::text not like 'knex_migrations%'
        and pg_sequence_last_value(s.seqrelid) is not null
        and (select relnamespace from pg_class where oid = s.seqrelid) = 'public'::regnamespace;
    insert into discount_book (version) values (gen_random_uuid());
  end $$`;

/** Empties every table of the shop, and starts their counters again; migrations stay recorded. */
export async function truncateAll(knex: Knex): Promise<void> {
  await knex.raw(emptyTables);
}
