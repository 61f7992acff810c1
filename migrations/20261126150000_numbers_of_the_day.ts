import type { Knex } from 'knex';

/** What was picked, packed, handed over and not found today is read every few seconds: by its moment. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index picks_by_picking on picks (picked_at) where picked_at is not null;
    create index parcels_by_packing on parcels (packed_at);
    create index orders_by_handing_over on orders (handed_over_at)
      where handed_over_at is not null;
    create index scans_of_missing on scans (at)
      where outcome = 'line_not_found' and undone_at is null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index scans_of_missing, orders_by_handing_over, parcels_by_packing, picks_by_picking`);
}
