import { expect, it } from 'vitest';
import type { DayFigure } from './figures.ts';
import { sameWeekdays, todayNumbers } from './today.ts';

const today = '2026-11-27';
const row = (day: string, count: number, measure: DayFigure['measure'] = 'sales'): DayFigure => ({
  day,
  measure,
  dimension: '',
  count,
  amount: count * 100,
});
const sales = (rows: readonly DayFigure[]) => todayNumbers(rows, today)[0];

it('compares with the same weekday of four weeks', () => {
  expect(sameWeekdays(today)).toEqual(['2026-11-20', '2026-11-13', '2026-11-06', '2026-10-30']);
});

it('says today so far beside the average of those days, and of no others', () => {
  const rows = [
    row(today, 3),
    row('2026-11-26', 99),
    row('2026-11-20', 4),
    row('2026-11-13', 6),
    row('2026-11-06', 0),
    row('2026-10-30', 2),
    row('2026-10-23', 99),
  ];
  expect(sales(rows)).toEqual({
    measure: 'sales',
    count: 3,
    amount: 300,
    usual: { count: 3, amount: 300 },
  });
});

it('leaves out days of which nothing was counted, and has nothing usual without any', () => {
  expect(sales([row('2026-11-20', 4), row('2026-11-13', 1, 'bought')])?.usual?.count).toBe(2);
  expect(sales([row(today, 4)])?.usual).toBeNull();
});

it('tells every number, what nobody did as none', () => {
  expect(todayNumbers([], today).map(({ measure, count }) => [measure, count])).toEqual([
    ['sales', 0],
    ['bought', 0],
    ['repaired', 0],
  ]);
});
