import type { Knex } from 'knex';

/**
 * The order of a list is read from an index alone, but only of pages that were vacuumed since their
 * last change: by default a fifth of a million rows may change before that.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table product_grid_rows set (
      autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table product_grid_rows reset (
      autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor)`);
}
