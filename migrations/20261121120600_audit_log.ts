import type { Knex } from 'knex';

/** One log of what is recorded in several places, for the list of the back office. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index identity_readings_by_time on identity_readings (read_at);
    create index supervisor_approvals_by_time on supervisor_approvals (created_at);
    /* Ids of three tables side by side: the remainder says which. */
    create view audit_log as
      select 3 * id as id, at, 'change' as kind, actor_id, call as what, null as subject,
        null as reason, null::integer as second_id, id as change_set
      from change_sets
      union all
      select 3 * r.id + 1, r.read_at, 'reading', r.staff_id, r.field, b.code, r.reason, null, null
      from identity_readings r join buybacks b on b.id = r.buyback_id
      union all
      select 3 * id + 2, created_at, 'approval', asked_by, action, subject, null, approved_by, null
      from supervisor_approvals`);
  for (const [table, grid] of noted) {
    for (const [event, rows] of events) {
      await knex.raw(
        `create trigger ?? after ${event} on ?? referencing ${rows} table as touched
         for each statement execute function note_grid_change('${grid}')`,
        [`grid_noted_${event}`, table],
      );
    }
  }
}

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;
const noted = [
  ['change_sets', 'audit'],
  ['identity_readings', 'audit'],
  ['supervisor_approvals', 'audit'],
  ['users', 'staff'],
] as const;

export async function down(knex: Knex): Promise<void> {
  for (const [table] of noted) {
    for (const [event] of events) {
      await knex.raw('drop trigger ?? on ??', [`grid_noted_${event}`, table]);
    }
  }
  await knex.raw(`
    drop view audit_log;
    drop index supervisor_approvals_by_time, identity_readings_by_time`);
}
