import type { Knex } from 'knex';

/** Zone and rack of a location may be unknown, as the list of locations says it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table stock_locations
      alter zone drop not null, alter zone drop default,
      alter rack drop not null, alter rack drop default;
    update stock_locations set zone = nullif(zone, ''), rack = nullif(rack, '')
      where zone = '' or rack = ''`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update stock_locations set zone = coalesce(zone, ''), rack = coalesce(rack, '')
      where zone is null or rack is null;
    alter table stock_locations
      alter zone set default '', alter zone set not null,
      alter rack set default '', alter rack set not null`);
}
