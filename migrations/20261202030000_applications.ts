import type { Knex } from 'knex';

const things = ['order', 'reservation', 'enquiry', 'repair', 'account'];

/** What has become of an application, what its applicant was told, and two more things by which somebody is reached. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table job_applications
      add column status text not null default 'new' constraint job_applications_status_known
        check (status in ('new', 'read', 'invited', 'refused', 'hired')),
      add column status_at timestamptz,
      add column handled_by integer constraint job_applications_handled_by_fkey references users (id);
    create index job_applications_by_status on job_applications (status, created_at, id);
    create index job_applications_by_handler on job_applications (handled_by)
      where handled_by is not null;
    create index job_applications_by_e_mail on job_applications (e_mail);
    create table job_application_answers (
      id integer generated always as identity constraint job_application_answers_pkey primary key,
      application_id integer not null constraint job_application_answers_application_fkey
        references job_applications (id) on delete cascade,
      status text not null constraint job_application_answers_status_known
        check (status in ('invited', 'refused', 'hired')),
      text text not null
        constraint job_application_answers_text_length check (length(text) between 1 and 4000),
      written_at timestamptz not null,
      written_by integer not null constraint job_application_answers_written_by_fkey references users (id)
    );
    create index job_application_answers_by_application on job_application_answers (application_id, id);
    create index job_application_answers_by_writer on job_application_answers (written_by);
    create trigger never_rewritten before update on job_application_answers
      for each statement execute function refuse_rewriting()`);
  await knowThings(knex, [...things, 'application', 'subscriber']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from contact_readings where thing in ('application', 'subscriber');
    drop table job_application_answers;
    alter table job_applications drop column status, drop column status_at, drop column handled_by;
    drop index job_applications_by_e_mail`);
  await knowThings(knex, things);
}

const knowThings = (knex: Knex, known: readonly string[]) =>
  knex.raw(`
    alter table contact_readings drop constraint contact_readings_thing_known,
      add constraint contact_readings_thing_known
        check (thing in (${known.map((thing) => `'${thing}'`).join(', ')}))`);
