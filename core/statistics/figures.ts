import { addDays, daysBetween, type CalendarDate } from '../shared/calendar.ts';
import { groupBy } from '../shared/group-by.ts';
import type { Measure, WindowDays } from './measures.ts';

/** A count and an amount; amounts in hundredths of the market's unit. */
export interface Counted {
  readonly count: number;
  readonly amount: number;
}

/** What was counted of a day. `dimension` tells kinds, steps or discounts of a measure apart; empty where there are none. */
export interface DayFigure extends Counted {
  readonly day: CalendarDate;
  readonly measure: Measure;
  readonly dimension: string;
}

/** Days of a window and of the one before it; the ends belong to them. */
export interface FigureWindow {
  readonly beforeFrom: CalendarDate;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Sum of a measure and dimension over the window, and over the one before it. */
export interface Figure extends Counted {
  readonly measure: Measure;
  readonly dimension: string;
  readonly before: Counted;
}

/** Every day of the window, those without a row too. */
export interface Series {
  readonly measure: Measure;
  readonly points: readonly (Counted & { readonly day: CalendarDate })[];
}

/** The last `days` days with today, and as many before them. */
export function windowOf(today: CalendarDate, days: WindowDays): FigureWindow {
  const from = addDays(today, 1 - days);
  return { beforeFrom: addDays(from, -days), from, to: today };
}

/** What lies in the house is no sum of days: the last day known stands for the window. */
const isStanding = (measure: Measure): boolean => measure === 'on_hand';

const nothing: Counted = { count: 0, amount: 0 };

const plus = (a: Counted, b: Counted): Counted => ({
  count: a.count + b.count,
  amount: a.amount + b.amount,
});

const sameKey = ({ dimension, measure }: Pick<DayFigure, 'measure' | 'dimension'>): string =>
  `${measure} ${dimension}`;

function sumOf(rows: readonly DayFigure[]): Counted {
  const [first] = rows;
  if (!first || !isStanding(first.measure)) return rows.reduce(plus, nothing);
  const { amount, count } = rows.reduce((last, row) => (row.day > last.day ? row : last), first);
  return { count, amount };
}

/** Sums by measure and dimension with those of the window before; in the order in which they came. */
export function figuresOf(rows: readonly DayFigure[], { from }: FigureWindow): Figure[] {
  return [...groupBy(rows, sameKey).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { dimension, measure } = first;
    return {
      measure,
      dimension,
      ...sumOf(same.filter(({ day }) => day >= from)),
      before: sumOf(same.filter(({ day }) => day < from)),
    };
  });
}

/** One measure day by day over all its dimensions, with nothing on days of which nothing is known. */
export function seriesOf(
  rows: readonly DayFigure[],
  measure: Measure,
  { from, to }: FigureWindow,
): Series {
  const days = groupBy(
    rows.filter((row) => row.measure === measure),
    ({ day }) => day,
  );
  const points = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => {
    const day = addDays(from, at);
    return { day, ...(days.get(day) ?? []).reduce(plus, nothing) };
  });
  return { measure, points };
}

/** Whole percent by which a number grew; null where there was nothing to grow from. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 100);

/** Days one after the other as ranges, so that each is counted by one statement; both ends belong to it. */
export function rangesOf(days: Iterable<CalendarDate>): { from: CalendarDate; to: CalendarDate }[] {
  const ranges: { from: CalendarDate; to: CalendarDate }[] = [];
  for (const day of [...new Set(days)].sort()) {
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}
