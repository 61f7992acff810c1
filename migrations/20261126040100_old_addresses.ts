import type { Knex } from 'knex';

/** Where addresses of the shop before this one lead; what columns mean is remembered by what a supplier's file holds. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table old_addresses (
      id integer generated always as identity constraint old_addresses_pkey primary key,
      version integer not null default 1,
      path text not null constraint old_addresses_path_unique unique,
      target text not null,
      /* The target as it would be looked up itself. */
      target_key text not null generated always as
        (lower(regexp_replace(split_part(target, '#', 1), '(.)/+$', '\\1'))) stored,
      constraint old_addresses_path_check check (path ~ '^/.'),
      constraint old_addresses_target_check check (target ~ '^/' and target !~ '^/[/\\\\]')
    );
    create index old_addresses_by_target on old_addresses (target_key);
    select record_changes_of('old_addresses', 'id', 'target_key');
    create function keep_redirects_one_hop() returns trigger language plpgsql as $$
    begin
      if exists (select from old_addresses where path = new.target_key or target_key = new.path) then
        raise check_violation using constraint = 'old_addresses_one_hop',
          message = 'a redirect leads to another one';
      end if;
      return null;
    end $$;
    create trigger old_addresses_kept_one_hop after insert or update of path, target
      on old_addresses for each row execute function keep_redirects_one_hop();
    alter table import_mappings add column subject text not null default 'products';
    alter table import_mappings drop constraint import_mappings_supplier_unique;
    alter table import_mappings add constraint import_mappings_supplier_unique
      unique (supplier, subject)`);
  for (const [event, rows] of events) {
    await knex.raw(
      `create trigger ?? after ${event} on old_addresses referencing ${rows} table as touched
       for each statement execute function note_grid_change('old-addresses')`,
      [`old_addresses_noted_${event}`],
    );
  }
}

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from import_mappings where subject <> 'products';
    alter table import_mappings drop constraint import_mappings_supplier_unique;
    alter table import_mappings drop column subject;
    alter table import_mappings add constraint import_mappings_supplier_unique unique (supplier);
    drop table old_addresses;
    drop function keep_redirects_one_hop()`);
}
