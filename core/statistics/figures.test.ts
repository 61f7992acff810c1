import { describe, expect, it } from 'vitest';
import { changeOf, figuresOf, rangesOf, seriesOf, windowOf, type DayFigure } from './figures.ts';

const row = (
  day: string,
  count: number,
  { measure = 'sales', dimension = '' }: Partial<DayFigure> = {},
): DayFigure => ({ day, measure, dimension, count, amount: count * 100 });

const week = windowOf('2026-11-27', 7);

describe('a window', () => {
  it('ends with today and stands beside as many days before it', () => {
    expect(week).toEqual({ beforeFrom: '2026-11-14', from: '2026-11-21', to: '2026-11-27' });
    expect(windowOf('2026-03-01', 90).beforeFrom).toBe('2025-09-03');
  });

  it('sums a measure and what it was in the days before', () => {
    const rows = [row('2026-11-20', 5), row('2026-11-21', 2), row('2026-11-27', 1)];
    expect(figuresOf(rows, week)).toEqual([
      { measure: 'sales', dimension: '', count: 3, amount: 300, before: { count: 5, amount: 500 } },
    ]);
  });

  it('keeps dimensions apart', () => {
    const phone = { measure: 'sold', dimension: 'phone' } as const;
    const rows = [
      row('2026-11-21', 2, phone),
      row('2026-11-22', 3, { ...phone, dimension: 'tablet' }),
    ];
    expect(figuresOf(rows, week).map(({ dimension, count }) => [dimension, count])).toEqual([
      ['phone', 2],
      ['tablet', 3],
    ]);
  });

  it('takes the last day of what lies in the house instead of a sum', () => {
    const lying = { measure: 'on_hand', dimension: 'phone' } as const;
    const rows = [
      row('2026-11-25', 9, lying),
      row('2026-11-26', 4, lying),
      row('2026-11-15', 7, lying),
    ];
    expect(figuresOf(rows, week)[0]).toMatchObject({ count: 4, before: { count: 7 } });
  });
});

it('has every day in a series, with nothing where nothing was counted', () => {
  const rows = [
    row('2026-11-20', 5),
    row('2026-11-22', 2),
    row('2026-11-22', 1, { dimension: 'x' }),
  ];
  const { points } = seriesOf(rows, 'sales', week);
  expect(points.map(({ count }) => count)).toEqual([0, 3, 0, 0, 0, 0, 0]);
  expect(points[0]?.day).toBe('2026-11-21');
  expect(points.at(-1)?.day).toBe('2026-11-27');
});

it('says a change in whole percent, and none from nothing', () => {
  expect(changeOf(15, 10)).toBe(50);
  expect(changeOf(5, 10)).toBe(-50);
  // A loss that grows smaller is a gain.
  expect(changeOf(-5, -10)).toBe(50);
  expect(changeOf(5, 0)).toBeNull();
});

it('joins days that follow each other', () => {
  const days = ['2026-11-30', '2026-12-01', '2026-11-27', '2026-12-01'];
  expect(rangesOf(days)).toEqual([
    { from: '2026-11-27', to: '2026-11-27' },
    { from: '2026-11-30', to: '2026-12-01' },
  ]);
});
