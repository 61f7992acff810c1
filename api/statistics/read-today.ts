import type { Knex } from 'knex';
import { addDays, type CalendarDate } from '#core/shared/calendar.ts';
import { instantOf } from '#core/shared/local-time.ts';
import type { DayFigure } from '#core/statistics/figures.ts';
import {
  sameWeekdays,
  todayMeasures,
  todayNumbers,
  type TodayNumber,
} from '#core/statistics/today.ts';
import { query } from '../platform/database/query.ts';
import { measuresSql } from './measures-sql.ts';

const keptSql = `
  select day::text as day, measure, dimension, count, amount from daily_figures
  where day = any($1::date[]) and measure = any($2::text[])`;

/** The same reading as the statistics have of today, of fewer measures. */
const liveSql = todayMeasures
  .map(
    (measure) => `select day::text as day, '${measure}' as measure, dimension,
      count::bigint as count, amount::bigint as amount from (${measuresSql[measure]}) counted`,
  )
  .join(' union all ');

/** Numbers of today so far, counted as they are asked, beside the kept ones of the same weekday. */
export async function readToday(
  db: Knex,
  today: CalendarDate,
  timeZone: string,
): Promise<TodayNumber[]> {
  const kept = await query<DayFigure>(db, keptSql, [sameWeekdays(today), todayMeasures]);
  const live = await query<DayFigure>(db, liveSql, [
    instantOf(today, '00:00', timeZone),
    instantOf(addDays(today, 1), '00:00', timeZone),
    timeZone,
  ]);
  return todayNumbers([...kept, ...live], today);
}
