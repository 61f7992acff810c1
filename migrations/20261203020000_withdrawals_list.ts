import type { Knex } from 'knex';

/**
 * Withdrawals become a list of the back office, which says whether their goods came also after the
 * money went; refunds are listed by when they were made and done.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table withdrawals add received_at timestamptz;
    /* Of those from before nobody wrote down when, but the warehouse may have. */
    update withdrawals w set received_at = coalesce(
      (select max(g.closed_at) from goods_returns g where g.withdrawal_id = w.id), w.requested_at)
      where w.status = 'received'
        or exists (select from goods_returns g where g.withdrawal_id = w.id and g.closed_at is not null);
    alter table withdrawals add constraint withdrawals_received_is_dated
      check (status <> 'received' or received_at is not null);
    create index withdrawals_by_requested on withdrawals (requested_at, id);
    create index refunds_by_created on refunds (created_at, id);
    create index refunds_by_done on refunds (done_at) where done_at is not null`);
  for (const [event, rows] of events) {
    await knex.raw(
      `create trigger ?? after ${event} on withdrawals referencing ${rows} table as touched
       for each statement execute function note_grid_change('withdrawals')`,
      [`withdrawals_noted_${event}`],
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [event] of events) {
    await knex.raw('drop trigger ?? on withdrawals', [`withdrawals_noted_${event}`]);
  }
  await knex.raw(`
    drop index refunds_by_done, refunds_by_created, withdrawals_by_requested;
    alter table withdrawals drop column received_at`);
}

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;
