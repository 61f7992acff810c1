import { expect, it } from 'vitest';
import { exportRange, monthBefore } from './export-range.ts';

it.each([
  ['2026-11-01', '2026-11-01', null],
  ['2026-07-01', '2026-09-30', null],
  ['2026-07-01', '2026-10-01', 'export_too_long'],
  ['2026-11-02', '2026-11-01', 'export_days_turned'],
])('takes %s to %s as %s', (from, to, refusal) => {
  const checked = exportRange({ from, to });
  expect(checked.ok ? null : checked.error).toBe(refusal);
});

it.each([
  ['2026-11-27', '2026-10-01', '2026-10-31'],
  ['2026-01-01', '2025-12-01', '2025-12-31'],
  ['2028-03-31', '2028-02-01', '2028-02-29'],
])('says the whole month before %s', (day, from, to) => {
  expect(monthBefore(day)).toEqual({ from, to });
});
