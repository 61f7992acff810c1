import type { Knex } from 'knex';

/**
 * Security events, and the chain that makes them and the audit log tamper-evident: each link holds the hash of
 * the one before. Neither refers to other tables, whose rows may go while the record stays.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table security_events (
      id integer generated always as identity constraint security_events_pkey primary key,
      at timestamptz not null,
      kind text not null,
      actor_id integer,
      /* Keyed hashes, shortened: alike ones are found, none can be read. */
      account_key text,
      network_key text,
      /* A call, a buy-back, a role; never a mail, a password or a token. */
      subject text,
      /* Alike refusals of one moment are one record. */
      times integer not null default 1 constraint security_events_times_check check (times > 0),
      request_id text
    );
    create index security_events_by_time on security_events (at);
    create index security_events_by_kind on security_events (kind, at);

    create table audit_chain (
      sequence integer constraint audit_chain_pkey primary key,
      source text not null
        constraint audit_chain_source_known check (source in ('event', 'change', 'reading', 'approval')),
      source_id integer not null,
      content_hash bytea not null,
      previous bytea not null,
      hash bytea not null,
      sealed_at timestamptz not null,
      constraint audit_chain_once unique (source, source_id)
    );

    create table audit_chain_checks (
      id integer generated always as identity constraint audit_chain_checks_pkey primary key,
      at timestamptz not null,
      asked_by integer,
      /* The first link that was looked at; a whole check begins at 1. */
      first_sequence integer not null,
      head_sequence integer not null,
      head_hash bytea,
      broken_sequence integer,
      reason text constraint audit_chain_checks_reason_known
        check (reason in ('gap', 'link', 'content', 'missing', 'cut_off')),
      constraint audit_chain_checks_reason_check check ((broken_sequence is null) = (reason is null))
    );

    create table security_alerts (
      id integer generated always as identity constraint security_alerts_pkey primary key,
      rule text not null,
      /* The account's or network's key, the person's number, or the link. */
      subject text not null,
      actor_id integer,
      first_at timestamptz not null,
      last_at timestamptz not null,
      times integer not null,
      seen_by integer,
      seen_at timestamptz
    );
    create unique index security_alerts_open on security_alerts (rule, subject) where seen_at is null;
    create index security_alerts_by_time on security_alerts (last_at);

    create function refuse_rewriting() returns trigger language plpgsql as $$
      begin raise exception '% is only ever added to', tg_table_name; end $$`);
  for (const table of ['security_events', 'audit_chain']) {
    await knex.raw(
      `create trigger never_rewritten before update or delete on ??
       for each statement execute function refuse_rewriting()`,
      [table],
    );
  }
  // The chain grows once a minute, so that adding an event waits for nobody who adds another.
  await knex.raw(`create trigger grid_noted_insert after insert on audit_chain
    referencing new table as touched for each statement execute function note_grid_change('security')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table security_alerts, audit_chain_checks, audit_chain, security_events;
    drop function refuse_rewriting`);
}
