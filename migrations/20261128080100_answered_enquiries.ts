import type { Knex } from 'knex';

/** What the shop answered to an enquiry, and who dealt with it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table enquiries
      add column handled_at timestamptz,
      add column handled_by integer constraint enquiries_handled_by_fkey references users (id),
      /* Null where it was dealt with otherwise, by phone for instance, and once it was wiped. */
      add column answer text,
      add constraint enquiries_handled_by_somebody check ((handled_at is null) = (handled_by is null)),
      add constraint enquiries_answer_is_handled check (answer is null or handled_at is not null);
    create index enquiries_by_handler on enquiries (handled_by) where handled_by is not null;
    create index enquiries_open on enquiries (created_at, id) where handled_at is null and wiped_at is null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table enquiries drop column answer, drop column handled_by, drop column handled_at`);
}
