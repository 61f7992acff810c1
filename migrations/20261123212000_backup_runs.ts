import type { Knex } from 'knex';

/** What was backed up, verified and restored for trial, so that staff see that it works. One of a kind at a time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table backup_runs (
      id integer primary key generated always as identity,
      kind text not null check (kind in ('backup', 'verify', 'drill')),
      status text not null check (status in ('waiting', 'done', 'failed')) default 'waiting',
      asked_by integer references users on delete set null,
      asked_at timestamptz not null,
      ended_at timestamptz,
      file text,
      bytes bigint,
      recipient text,
      row_count bigint,
      file_count integer,
      problem text check (problem in ('disk_full', 'no_folder', 'no_right', 'broken', 'failed')),
      removed_at timestamptz,
      constraint backup_runs_ended_check check ((status = 'waiting') = (ended_at is null)),
      constraint backup_runs_failed_check check ((status = 'failed') = (problem is not null))
    );
    create unique index backup_runs_one_at_a_time on backup_runs (kind) where status = 'waiting';
    create index backup_runs_asked_by on backup_runs (asked_by) where asked_by is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table backup_runs');
}
