import type { Knex } from 'knex';

/**
 * Calls with customers, which are known by their e-mail with or without an account, and what customers are found by.
 * A further thing by which the staff may reach somebody is their account.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table customer_notes (
      id integer generated always as identity constraint customer_notes_pkey primary key,
      e_mail text not null constraint customer_notes_have_an_e_mail check (e_mail <> ''),
      text text not null
        constraint customer_notes_text_length check (length(text) between 1 and 2000),
      staff_id integer not null constraint customer_notes_staff_fkey references users (id),
      written_at timestamptz not null
    );
    create index customer_notes_by_e_mail on customer_notes (e_mail, id);
    create index customer_notes_by_staff on customer_notes (staff_id);
    create trigger never_rewritten before update on customer_notes
      for each statement execute function refuse_rewriting();
    alter table contact_readings drop constraint contact_readings_thing_known,
      add constraint contact_readings_thing_known
        check (thing in ('order', 'reservation', 'enquiry', 'repair', 'account'))`);
  await createWords(knex);
  await createIndexes(knex);
}

// Folded as a search is, phones as digits alone (core/orders/order-words.ts). The bodies are kept parsed, so that an
// index is built wherever the search path leads.
const createWords = (knex: Knex) =>
  knex.raw(`
    create function contact_words(e_mail text, name text, phone text) returns text
      language sql immutable parallel safe
      return grid_fold(coalesce(e_mail, '') || ' ' || coalesce(name, '')) || ' '
        || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g');
    create function person_name(person jsonb) returns text
      language sql immutable parallel safe
      return coalesce(person->>'firstName', '') || ' ' || coalesce(person->>'lastName', '') || ' '
        || coalesce(person->>'name', '') || ' ' || coalesce(person->>'company', '')`);

const createIndexes = (knex: Knex) =>
  knex.raw(`
    create index orders_by_billed on orders using gin
      (contact_words(e_mail, person_name(billing_address), billing_address->>'phoneNumber') gin_trgm_ops)
      where e_mail is not null;
    create index orders_by_delivered on orders using gin
      (contact_words(null, person_name(delivery_address), delivery_address->>'phoneNumber') gin_trgm_ops)
      where e_mail is not null and delivery_address is not null;
    create index buybacks_by_contact on buybacks using gin
      (contact_words(e_mail, person_name(contact), contact->>'phoneNumber') gin_trgm_ops)
      where e_mail is not null;
    create index reservations_by_contact on reservations using gin
      (contact_words(e_mail, name, phone) gin_trgm_ops) where e_mail is not null;
    create index repairs_by_contact on repairs using gin
      (contact_words(e_mail, person_name(contact), contact->>'phoneNumber') gin_trgm_ops)
      where e_mail is not null;
    create index enquiries_by_contact on enquiries using gin
      (contact_words(e_mail, person_name(content), content->>'phone') gin_trgm_ops)
      where e_mail is not null;
    create index users_by_contact on users using gin (contact_words(e_mail, name, null) gin_trgm_ops)
      where is_active and role in ('customer', 'business');
    create index user_profiles_by_contact on user_profiles using gin
      (contact_words(null, first_name || ' ' || last_name || ' ' || company, phone) gin_trgm_ops);
    create index buybacks_by_e_mail on buybacks (e_mail) where e_mail is not null;
    create index reservations_by_e_mail on reservations (e_mail) where e_mail is not null;
    create index enquiries_by_e_mail on enquiries (e_mail) where e_mail is not null`);

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index enquiries_by_e_mail, reservations_by_e_mail, buybacks_by_e_mail, user_profiles_by_contact,
      users_by_contact, enquiries_by_contact, repairs_by_contact, reservations_by_contact, buybacks_by_contact,
      orders_by_delivered, orders_by_billed;
    drop function person_name;
    drop function contact_words;
    /* Readings of accounts stay on record. */
    alter table contact_readings drop constraint contact_readings_thing_known,
      add constraint contact_readings_thing_known
        check (thing in ('order', 'reservation', 'enquiry', 'repair')) not valid;
    drop table customer_notes`);
}
