import type { Knex } from 'knex';
import { addDays, type CalendarDate } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { instantOf } from '#core/shared/local-time.ts';
import { rangesOf, windowOf } from '#core/statistics/figures.ts';
import { query } from '../platform/database/query.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { measuresSql, onHandSql, touchedDaysSql } from './measures-sql.ts';

/** Longer than a transaction may take: what it wrote was not seen by a run in the middle of it. */
const overlapMs = 3_600_000;
/** Days that are counted again with the first run of each day, for what has left no event. */
const countedAgain = 30;
/** Longer back nobody asks, so later events correct nothing there. */
const longestDays = 90;

interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

/** Counts the days that something belongs to that has happened since the last run; all of them with the first one. */
export const countFigures: JobDefinition = {
  name: 'figures-count',
  schedule: '*/10 * * * *',
  run: (_, { knex, market: { timeZone }, now }) =>
    knex.transaction((trx) => countAll(trx, { now: now(), timeZone })),
};

/** Has the next run count the days from this instant on anew, where something was written into the past. */
export const countAnewSince = (trx: Knex, since: Date): Promise<unknown> =>
  query(trx, 'update daily_figures_counted set until = least(until, $1)', [since]);

async function countAll(trx: Knex.Transaction, clock: Clock): Promise<void> {
  // A second process waits here, and finds little left to count.
  await query(trx, `select pg_advisory_xact_lock(hashtext('daily_figures'))`, []);
  const [last] = await query<{ until: Date }>(trx, 'select until from daily_figures_counted', []);
  const days = await daysToCount(trx, last?.until ?? null, clock);
  for (const { from, to } of rangesOf(days)) {
    await query(trx, deleteSql, [from, to]);
    const bounds = [
      instantOf(from, '00:00', clock.timeZone),
      instantOf(addDays(to, 1), '00:00', clock.timeZone),
      clock.timeZone,
    ];
    for (const sql of Object.values(storeSql)) await query(trx, sql, bounds);
  }
  await query(trx, standingSql, [dayInTimeZone(clock.now, clock.timeZone)]);
  await query(trx, 'delete from missed_searches where day < $1', [firstDay(clock)]);
  await query(trx, countedSql, [clock.now]);
}

/** The first day that anybody can ask of. */
const firstDay = ({ now, timeZone }: Clock): CalendarDate =>
  windowOf(dayInTimeZone(now, timeZone), longestDays).beforeFrom;

async function daysToCount(
  trx: Knex,
  until: Date | null,
  { now, timeZone }: Clock,
): Promise<readonly CalendarDate[]> {
  const today = dayInTimeZone(now, timeZone);
  const first = firstDay({ now, timeZone });
  if (until === null) return daysFrom(first, today);
  const since = new Date(until.getTime() - overlapMs);
  const lastDay = dayInTimeZone(since, timeZone);
  const isNewDay = dayInTimeZone(until, timeZone) < today;
  const again = isNewDay ? addDays(today, -countedAgain) : lastDay;
  const touched = await query<{ day: string }>(trx, touchedDaysSql, [since, timeZone]);
  return [
    ...touched.map(({ day }) => day).filter((day) => day >= first),
    ...daysFrom(again < lastDay ? again : lastDay, today),
  ];
}

const daysFrom = (from: CalendarDate, to: CalendarDate): CalendarDate[] =>
  from > to ? [] : [from, ...daysFrom(addDays(from, 1), to)];

const deleteSql = `delete from daily_figures where day between $1 and $2 and measure <> 'on_hand'`;

const storeSql = Object.fromEntries(
  Object.entries(measuresSql).map(([measure, sql]) => [
    measure,
    `insert into daily_figures (day, measure, dimension, count, amount)
    select day, '${measure}', dimension, count, amount from (${sql}) counted`,
  ]),
);

const standingSql = `
  insert into daily_figures (day, measure, dimension, count, amount)
  select $1::date, 'on_hand', dimension, count, amount from (${onHandSql}) lying
  on conflict (day, measure, dimension) do update set count = excluded.count, amount = excluded.amount`;

const countedSql = `
  insert into daily_figures_counted (until) values ($1)
  on conflict (id) do update set until = excluded.until`;
