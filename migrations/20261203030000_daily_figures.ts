import type { Knex } from 'knex';

// What is read of today, and what has changed since days were counted, is found by its time.
const indexes = `
  create index order_events_by_time on order_events (at);
  create index order_units_by_closing on order_units (closed_at) where closed_at is not null;
  create index order_discounts_by_time on order_discounts (redeemed_at);
  create index order_discounts_released on order_discounts (released_at) where released_at is not null;
  create index refunds_by_time on refunds (done_at) where done_at is not null;
  create index buybacks_by_beginning on buybacks (created_at);
  create index buyback_events_by_time on buyback_events (at);
  create index buyback_inspections_by_time on buyback_inspections (at);
  create index reservation_events_by_time on reservation_events (at);`;

/** Counts and amounts of each day of the market, from which the statistics are read. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table daily_figures (
      day date not null,
      measure text not null,
      /* A kind, a state or a discount of the measure; empty where there are none. */
      dimension text not null default '',
      count bigint not null,
      /* Hundredths of the market's unit. */
      amount bigint not null,
      constraint daily_figures_pkey primary key (day, measure, dimension),
      constraint daily_figures_measure_named check (length(measure) between 1 and 40),
      constraint daily_figures_dimension_short check (length(dimension) <= 40)
    );
    create table daily_figures_counted (
      /* There is one row. */
      id integer not null default 1 constraint daily_figures_counted_pkey primary key,
      until timestamptz not null,
      constraint daily_figures_counted_once check (id = 1)
    );
    ${indexes}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index reservation_events_by_time, buyback_inspections_by_time,
      buyback_events_by_time, buybacks_by_beginning, refunds_by_time, order_discounts_released,
      order_discounts_by_time, order_units_by_closing, order_events_by_time;
    drop table daily_figures_counted;
    drop table daily_figures`);
}
