import type { Knex } from 'knex';

const span = '([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)';

/** The functions of hours, parting spans by what comes between them; `part` is a regular expression. */
const functions = (part: string) => `
  create or replace function are_spans(hours text) returns boolean language sql immutable as $$
    select hours ~ '^${span}(${part}${span}){0,2}$'
      and not exists (
        select from (
          select time, lag(time) over (order by place) as before
          from regexp_split_to_table(hours, '-|${part}') with ordinality as t (time, place)) x
        where x.before >= x.time) $$;
  create or replace function spans_of(hours text) returns jsonb language sql immutable as $$
    select coalesce(jsonb_agg(jsonb_build_object('opens', split_part(span, '-', 1),
      'closes', split_part(span, '-', 2)) order by place), '[]'::jsonb)
    from regexp_split_to_table(hours, '${part}') with ordinality as s (span, place) $$`;

/**
 * Days with several spans, which the functions before refused: knex had taken the question mark of their regular expression
 * for the place of a value.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(functions(', {0,1}'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update stores set ${[
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
      'sunday',
    ]
      .map((day) => `${day} = split_part(${day}, ',', 1)`)
      .join(', ')};
    update store_hours_exceptions set hours = split_part(hours, ',', 1);
    ${functions(', [$]1')}`);
}
