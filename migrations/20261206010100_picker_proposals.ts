import type { Knex } from 'knex';

/**
 * What a picker proposes instead of a thing that is not there: another colour or grade that they hold and scan. It waits here until
 * the walk is over, so that an undo can still take it back; the customer is asked after that.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table pick_rounds
      /* The line for which the next thing that is scanned is a proposal. */
      add column replacing_line_id bigint
        constraint pick_rounds_replacing_line_fkey references pick_lines (id) on delete set null;
    create index pick_rounds_by_replacing_line on pick_rounds (replacing_line_id)
      where replacing_line_id is not null;
    create table pick_proposals (
      pick_line_id bigint constraint pick_proposals_pkey primary key
        constraint pick_proposals_pick_line_fkey references pick_lines (id) on delete cascade,
      product_id integer not null
        constraint pick_proposals_product_fkey references products (id),
      proposed_by integer not null
        constraint pick_proposals_proposed_by_fkey references users (id),
      proposed_at timestamptz not null
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table pick_proposals;
    alter table pick_rounds drop column replacing_line_id`);
}
