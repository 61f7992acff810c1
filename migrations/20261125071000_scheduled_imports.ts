import type { Knex } from 'knex';

/** Imports that come round by themselves: where from, by which rules, and what each run came to. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table import_schedules (
      id integer generated always as identity constraint import_schedules_pkey primary key,
      version integer not null default 1,
      name text not null constraint import_schedules_name_unique unique,
      supplier text not null,
      source text not null constraint import_schedules_source_known check (source in ('address', 'folder')),
      place text not null,
      every_minutes integer not null
        constraint import_schedules_every_minutes_check check (every_minutes between 5 and 44640),
      late_after_hours integer not null
        constraint import_schedules_late_after_hours_check check (late_after_hours between 1 and 8760),
      takes_stock boolean not null default true,
      takes_prices boolean not null default true,
      vat_percent numeric(5, 2)
        constraint import_schedules_vat_percent_check check (vat_percent between 0 and 100),
      margin_percent numeric(6, 2)
        constraint import_schedules_margin_percent_check check (margin_percent between 0 and 1000),
      ending text not null default 'none',
      most_change_percent integer
        constraint import_schedules_most_change_percent_check check (most_change_percent between 1 and 1000),
      is_active boolean not null default true
    );
    select record_changes_of('import_schedules', 'id', '');
    alter table imports add column rules jsonb;
    alter table import_rows drop constraint import_rows_outcome_check;
    alter table import_rows add constraint import_rows_outcome_known
      check (outcome in ('new', 'changed', 'same', 'refused', 'held'));
    create table import_runs (
      id integer generated always as identity constraint import_runs_pkey primary key,
      schedule_id integer not null constraint import_runs_schedule_id_fkey
        references import_schedules on delete cascade,
      import_id integer constraint import_runs_import_id_fkey references imports on delete set null,
      started_at timestamptz not null,
      ended_at timestamptz,
      outcome text not null default 'running' constraint import_runs_outcome_known
        check (outcome in ('running', 'done', 'same', 'failed')),
      reason text,
      digest text
    );
    create index import_runs_by_schedule on import_runs (schedule_id, id);
    create index import_runs_by_import on import_runs (import_id) where import_id is not null`);
  for (const [event, rows] of events) {
    await knex.raw(
      `create trigger ?? after ${event} on import_schedules referencing ${rows} table as touched
       for each statement execute function note_grid_change('import-schedules')`,
      [`import_schedules_noted_${event}`],
    );
  }
}

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table import_runs;
    alter table import_rows drop constraint import_rows_outcome_known;
    update import_rows set outcome = 'refused' where outcome = 'held';
    alter table import_rows add constraint import_rows_outcome_check
      check (outcome in ('new', 'changed', 'same', 'refused'));
    alter table imports drop column rules;
    drop table import_schedules`);
}
