import type { Knex } from 'knex';

/**
 * To what somebody agreed who is sent news: by what they asked and when, in which wording, and when they confirmed it from
 * their mailbox. Of older rows nothing is known, which is no consent to be made up. `ended_by` is a member of the staff.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table subscribers
      add column source text constraint subscribers_source_known
        check (source in ('form', 'order', 'registration', 'profile')),
      add column asked_at timestamptz,
      add column consent_text text
        constraint subscribers_consent_text_form check (consent_text ~ '^[0-9]{4}-[0-9]{2}[a-z]{0,1}$'),
      add column consent_at timestamptz,
      add column ended_by integer constraint subscribers_ended_by_fkey references users (id);
    create index subscribers_by_change on subscribers (changed_at, id);
    create index subscribers_by_ender on subscribers (ended_by) where ended_by is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table subscribers drop column source, drop column asked_at, drop column consent_text,
      drop column consent_at, drop column ended_by;
    drop index subscribers_by_change`);
}
