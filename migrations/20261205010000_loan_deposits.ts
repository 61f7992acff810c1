import type { Knex } from 'knex';

/** What the till gave and took at the end of a loan, so that a deposit is money and no note. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table repair_loans
      /* Of the deposit, given back in cash at the end; whole units, null while it is out. */
      add column given_back integer,
      /* Paid in cash at the end beyond the deposit; whole units. */
      add column collected integer;
    update repair_loans set
      given_back = case outcome
        when 'returned' then coalesce(deposit, 0)
        when 'written_off' then
          case when charged is null then 0 else greatest(0, coalesce(deposit, 0) - charged) end
        else greatest(0, coalesce(deposit, 0) - coalesce(charged, 0)) end,
      /* Nobody said that it was paid at the counter. */
      collected = 0
      where outcome is not null;
    alter table repair_loans
      add constraint repair_loans_settled
        check (num_nonnulls(outcome, given_back, collected) in (0, 3)),
      add constraint repair_loans_given_back_possible
        check (given_back between 0 and coalesce(deposit, 0)),
      add constraint repair_loans_collected_possible
        check (collected >= 0 and (collected = 0 or collected + coalesce(deposit, 0) = charged));
    create index repair_loans_by_begin on repair_loans (lent_at) where deposit is not null;
    create index repair_loans_by_end on repair_loans (ended_at) where ended_at is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index repair_loans_by_end, repair_loans_by_begin;
    alter table repair_loans drop column collected, drop column given_back`);
}
