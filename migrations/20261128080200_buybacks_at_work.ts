import type { Knex } from 'knex';

/** The first screen of the day counts the buy-backs that wait for the desk, among all that ever were. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index buybacks_at_work on buybacks (status, status_since)
      where status in ('received', 'counter_offered', 'accepted', 'payout_pending');
    create index enquiries_by_handling on enquiries (handled_at) where handled_at is not null;
    create index reviews_by_decision on reviews (decided_at) where decided_at is not null;
    create index reservations_by_closing on reservations (closed_at) where closed_at is not null;
    create index warehouse_tasks_by_closing on warehouse_tasks (closed_at) where closed_at is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index warehouse_tasks_by_closing;
    drop index reservations_by_closing;
    drop index reviews_by_decision;
    drop index enquiries_by_handling;
    drop index buybacks_at_work`);
}
