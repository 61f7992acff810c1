import type { Knex } from 'knex';

const before = [
  ...['guest_cart_days', 'export_kept_days', 'come_back_days', 'reservation_waiting_days'],
  ...['timeslot_days', 'replacement_answer_hours', 'reservations_per_mail'],
  ...['announced_repairs_per_mail', 'timeslot_capacity', 'weight_tolerance_grams'],
];
const added = ['quote_hours', 'repair_slot_days', 'repair_slot_lead_minutes', 'unclaimed_days'];

const know = (knex: Knex, settings: readonly string[]) =>
  knex.raw(`
    alter table shop_numbers drop constraint shop_numbers_setting_known,
      add constraint shop_numbers_setting_known
        check (setting in (${settings.map((one) => `'${one}'`).join(', ')}))`);

/** More of what a shop may set: slots at a store, devices that nobody fetches, quotes of insurances. */
export async function up(knex: Knex): Promise<void> {
  await know(knex, [...before, ...added]);
}

export async function down(knex: Knex): Promise<void> {
  await knex('shop_numbers').whereIn('setting', added).delete();
  await know(knex, before);
}
