import type { Knex } from 'knex';

/** Who read a customer's mail, phone or street in clear, of what and why; it joins the audit log and its chain. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table contact_readings (
      id integer generated always as identity constraint contact_readings_pkey primary key,
      thing text not null
        constraint contact_readings_thing_known check (thing in ('order', 'reservation', 'enquiry')),
      /* Of another table each; the record stays where the thing goes. */
      thing_id integer not null,
      field text not null constraint contact_readings_field_known check (field in
        ('e_mail', 'phone_number', 'street', 'delivery_phone_number', 'delivery_street')),
      staff_id integer not null constraint contact_readings_staff_fkey references users (id),
      reason text not null constraint contact_readings_have_a_reason check (reason <> ''),
      read_at timestamptz not null
    );
    create index contact_readings_by_time on contact_readings (read_at);
    create index contact_readings_by_thing on contact_readings (thing, thing_id);
    create index contact_readings_by_staff on contact_readings (staff_id, read_at);
    create trigger never_rewritten before update on contact_readings
      for each statement execute function refuse_rewriting();
    alter table audit_chain drop constraint audit_chain_source_known, add constraint audit_chain_source_known
      check (source in ('event', 'change', 'reading', 'contact', 'approval'))`);
  await knex.raw(logOf(true));
  await noted(knex);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view audit_log;
    drop table contact_readings;
    /* Links of readings that are gone stay, as the chain is only ever added to. */
    alter table audit_chain drop constraint audit_chain_source_known, add constraint audit_chain_source_known
      check (source in ('event', 'change', 'reading', 'approval')) not valid`);
  await knex.raw(logOf(false));
}

async function noted(knex: Knex): Promise<void> {
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const) {
    await knex.raw(
      `create trigger ?? after ${event} on contact_readings referencing ${rows} table as touched
       for each statement execute function note_grid_change('audit')`,
      [`grid_noted_${event}`],
    );
  }
}

/** Ids of the tables side by side: the remainder says which. */
const logOf = (hasContacts: boolean): string => {
  const tables = hasContacts ? 4 : 3;
  const contacts = `
    union all
    select 4 * c.id + 3, c.read_at, 'contact', c.staff_id, c.field,
      coalesce(o.number, c.thing || ':' || c.thing_id), c.reason, null, null
    from contact_readings c left join orders o on c.thing = 'order' and o.id = c.thing_id`;
  return `${hasContacts ? 'drop view audit_log;' : ''}
    create view audit_log as
    select ${tables} * id as id, at, 'change' as kind, actor_id, call as what, null as subject,
      null as reason, null::integer as second_id, id as change_set
    from change_sets
    union all
    select ${tables} * r.id + 1, r.read_at, 'reading', r.staff_id, r.field, b.code, r.reason, null, null
    from identity_readings r join buybacks b on b.id = r.buyback_id
    union all
    select ${tables} * id + 2, created_at, 'approval', asked_by, action, subject, null, approved_by, null
    from supervisor_approvals${hasContacts ? contacts : ''}`;
};
