import type { Knex } from 'knex';

const reasonsBefore = `'opening', 'entered', 'received', 'bought_back', 'returned', 'moved', 'picked',
  'put_back', 'packed', 'shipped', 'collected', 'counted', 'written_off', 'missing', 'found',
  'damaged', 'repaired', 'imported', 'merged', 'undone', 'loan'`;
const before = `'announced', 'received', 'diagnosing', 'waiting_for_approval', 'approved',
  'waiting_for_parts', 'repairing', 'testing', 'ready', 'handed_out', 'declined', 'not_repairable',
  'cancelled', 'unclaimed'`;

/** How claims end where nothing is repaired: another piece, a lower price, the money back, or a rejection. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(statesAre(`${before}, 'settled'`));
  await knex.raw(reasonsAre(`${reasonsBefore}, 'exchanged'`));
  await knex.raw(`
    /* Part of a piece's price that was given back while the piece stays with its customer. */
    alter table order_units add column cut_of bigint
      constraint order_units_cut_of_fkey references order_units (id);
    create index order_units_by_cut on order_units (cut_of) where cut_of is not null;
    create table repair_claims (
      repair_id integer constraint repair_claims_pkey primary key
        constraint repair_claims_repair_fkey references repairs (id) on delete cascade,
      outcome text not null,
      /* What was paid for it; a claim that is rejected may be of nothing that was. */
      order_id bigint constraint repair_claims_order_fkey references orders (id),
      /* Whole units that went back; 0 where no money did. */
      amount integer not null,
      refund_id bigint constraint repair_claims_refund_unique unique
        constraint repair_claims_refund_fkey references refunds (id),
      /* The stock item that was given for the claimed piece, and its number where it has one. */
      product_id integer constraint repair_claims_product_fkey references products (id),
      passport_id integer constraint repair_claims_passport_fkey references device_passports (id),
      /* As it is told to the customer. */
      reason text not null,
      settled_at timestamptz not null,
      settled_by integer not null constraint repair_claims_settler_fkey references users (id),
      constraint repair_claims_outcome_known
        check (outcome in ('exchanged', 'reduced', 'refunded', 'rejected')),
      constraint repair_claims_money
        check ((outcome in ('reduced', 'refunded')) = (refund_id is not null)),
      constraint repair_claims_of_an_order check (outcome = 'rejected' or order_id is not null),
      constraint repair_claims_amount_possible check (amount >= 0),
      constraint repair_claims_exchanged_for_something
        check ((outcome = 'exchanged') = (product_id is not null))
    );
    create index repair_claims_by_order on repair_claims (order_id) where order_id is not null;
    create index repair_claims_by_product on repair_claims (product_id) where product_id is not null;
    create index repair_claims_by_passport on repair_claims (passport_id)
      where passport_id is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table repair_claims;
    alter table order_units drop column cut_of;
    update repairs set status = 'not_repairable' where status = 'settled';
    delete from repair_events where 'settled' in (from_status, to_status)`);
  await knex.raw(statesAre(before));
  await knex.raw("update stock_movements set why = 'repaired' where why = 'exchanged'");
  await knex.raw(reasonsAre(reasonsBefore));
}

const reasonsAre = (reasons: string): string => `
  alter table stock_movements drop constraint stock_movements_why_known,
    add constraint stock_movements_why_known check (why in (${reasons}))`;

const statesAre = (states: string): string => `
  alter table repairs drop constraint repairs_status_known,
    add constraint repairs_status_known check (status in (${states}));
  alter table repair_events drop constraint repair_events_from_known,
    drop constraint repair_events_to_known,
    add constraint repair_events_from_known check (from_status in (${states})),
    add constraint repair_events_to_known check (to_status in (${states}))`;
