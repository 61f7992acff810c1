import type { Knex } from 'knex';

/** Files of used pieces are imported too. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table imports drop constraint imports_subject_known;
    alter table imports add constraint imports_subject_known check
      (subject in ('products', 'pictures', 'customers', 'level_prices', 'redirects', 'pieces'))`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from imports where subject = 'pieces';
    delete from import_mappings where subject = 'pieces';
    alter table imports drop constraint imports_subject_known;
    alter table imports add constraint imports_subject_known check
      (subject in ('products', 'pictures', 'customers', 'level_prices', 'redirects'))`);
}
