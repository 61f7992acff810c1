import type { Knex } from 'knex';

/** In which order a device's accessories are shown. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table accessory_fits
      /* Counted from 1; null comes after them, by how well it sells. */
      add column place integer,
      add constraint accessory_fits_place_from_one check (place >= 1)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table accessory_fits drop column place');
}
