import type { Knex } from 'knex';
import { addDays } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { instantOf } from '#core/shared/local-time.ts';
import type { DayFigure, FigureWindow } from '#core/statistics/figures.ts';
import { query } from '../platform/database/query.ts';
import { measuresSql } from './measures-sql.ts';

interface ReadFigures {
  readonly rows: readonly DayFigure[];
  /** When days before the live ones were counted last; null where they never were. */
  readonly countedAt: Date | null;
}

const keptSql = `
  select day::text as day, measure, dimension, count, amount from daily_figures
  where day between $1 and $2 and (day < $3 or measure = 'on_hand')
  order by day, measure, dimension`;

const liveSql = Object.entries(measuresSql)
  .map(
    ([measure, sql]) => `select day::text as day, '${measure}' as measure, dimension,
      count::bigint as count, amount::bigint as amount from (${sql}) counted`,
  )
  .join(' union all ');

/**
 * What was counted of the days of a window and of the one before it. Today, and yesterday while it was not counted
 * to its end, is counted as it is asked.
 */
export async function readFigures(
  db: Knex,
  { beforeFrom, to }: FigureWindow,
  timeZone: string,
): Promise<ReadFigures> {
  const [counted] = await query<{ until: Date }>(db, 'select until from daily_figures_counted', []);
  const lastCounted = counted ? dayInTimeZone(counted.until, timeZone) : to;
  // A job that has not run for longer is told from `countedAt`; counting more than two days takes long.
  const yesterday = addDays(to, -1);
  const liveFrom = lastCounted < to ? yesterday : to;
  const kept = await query<DayFigure>(db, keptSql, [beforeFrom, to, liveFrom]);
  const live = await query<DayFigure>(db, liveSql, [
    instantOf(liveFrom, '00:00', timeZone),
    instantOf(addDays(to, 1), '00:00', timeZone),
    timeZone,
  ]);
  return { rows: [...kept, ...live], countedAt: counted?.until ?? null };
}
