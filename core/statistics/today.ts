import { addDays, type CalendarDate } from '../shared/calendar.ts';
import type { Counted, DayFigure } from './figures.ts';
import type { Measure } from './measures.ts';

/** What the first screen of the day tells: sales with their orders, buy-backs that were agreed, repairs handed out. */
export const todayMeasures = ['sales', 'bought', 'repaired'] as const satisfies readonly Measure[];
export type TodayMeasure = (typeof todayMeasures)[number];

/** A number of today so far, and of the usual same weekday. */
export interface TodayNumber extends Counted {
  readonly measure: TodayMeasure;
  /** Null where nothing was counted on any of the days. */
  readonly usual: Counted | null;
}

/** Weeks that say what is usual (own rule). */
const weeks = 4;

/** The days with which a day is compared: the same weekday of the last weeks, the newest first. */
export const sameWeekdays = (today: CalendarDate): CalendarDate[] =>
  Array.from({ length: weeks }, (_, at) => addDays(today, -7 * (at + 1)));

/**
 * Numbers of today beside the average of the same weekday. A day of which nothing at all was counted was before the
 * shop began, or it was shut, and is left out of the average.
 */
export function todayNumbers(rows: readonly DayFigure[], today: CalendarDate): TodayNumber[] {
  const days = sameWeekdays(today).filter((day) => rows.some((row) => row.day === day));
  return todayMeasures.map((measure) => {
    const own = rows.filter((row) => row.measure === measure);
    const sum = (of: readonly CalendarDate[], part: keyof Counted) =>
      own.filter(({ day }) => of.includes(day)).reduce((all, row) => all + row[part], 0);
    const average = (part: keyof Counted) => Math.round(sum(days, part) / days.length);
    return {
      measure,
      count: sum([today], 'count'),
      amount: sum([today], 'amount'),
      usual: days.length === 0 ? null : { count: average('count'), amount: average('amount') },
    };
  });
}
