import { expect, it } from 'vitest';
import { exportRange } from './export-range.ts';

it.each([
  ['2026-11-01', '2026-11-01', null],
  ['2026-07-01', '2026-09-30', null],
  ['2026-07-01', '2026-10-01', 'export_too_long'],
  ['2026-11-02', '2026-11-01', 'export_days_turned'],
])('takes %s to %s as %s', (from, to, refusal) => {
  const checked = exportRange({ from, to });
  expect(checked.ok ? null : checked.error).toBe(refusal);
});
