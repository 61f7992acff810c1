import type { Knex } from 'knex';

/**
 * The code by which a customer picks a reserved piece up. It is there as long as the piece waits for its customer, and
 * used once: its row goes when the piece does. Beside the reservations, so that no history keeps it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table reservation_pickups (
      reservation_id integer primary key
        constraint reservation_pickups_reservation_fkey references reservations on delete cascade,
      code text not null
        constraint reservation_pickups_code_unique unique
        constraint reservation_pickups_code_form check (code ~ '^V-[A-HJKMNP-TV-Z2-9]{8}$')
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table reservation_pickups');
}
