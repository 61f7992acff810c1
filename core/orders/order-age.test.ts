import { expect, it } from 'vitest';
import { isOrderOverdue, orderLateness } from './order-age.ts';

it.each([
  ['10:30:00.000', false],
  ['10:30:00.001', true],
  ['10:30:01.000', true],
  ['09:59:00.000', false],
])('flags an order of 10:00 at %s: %s', (time, flagged) => {
  const placedAt = new Date('2026-10-01T10:00:00Z');
  expect(isOrderOverdue(placedAt, new Date(`2026-10-01T${time}Z`))).toBe(flagged);
});

it.each([
  ['2026-10-01T10:30:00.000Z', 'none'],
  ['2026-10-01T10:30:00.001Z', 'late'],
  ['2026-10-02T10:00:00.000Z', 'late'],
  ['2026-10-02T10:00:00.001Z', 'very_late'],
] as const)('colours an order of 10:00 at %s as %s', (now, lateness) => {
  expect(orderLateness(new Date('2026-10-01T10:00:00Z'), new Date(now))).toBe(lateness);
});
