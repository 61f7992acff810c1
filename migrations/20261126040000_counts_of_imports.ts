import type { Knex } from 'knex';

/** How many rows of an import come to what, kept beside it: counting a million of them at each look is too much. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table imports add column counts jsonb not null default '{}';
    update imports i set counts = c.counts
    from (select import_id, jsonb_object_agg(kind, count) as counts
      from (select import_id, outcome as kind, count(*) as count from import_rows
          where outcome is not null group by import_id, outcome
        union all
        select import_id, 'applied', count(applied_at) from import_rows group by import_id) k
      group by import_id) c
    where c.import_id = i.id`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table imports drop column counts');
}
