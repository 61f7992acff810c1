import { expect, it } from 'vitest';
import { isOrderOverdue } from './order-age.ts';

it.each([
  ['10:30:00.000', false],
  ['10:30:00.001', true],
  ['10:30:01.000', true],
  ['09:59:00.000', false],
])('flags an order of 10:00 at %s: %s', (time, flagged) => {
  const placedAt = new Date('2026-10-01T10:00:00Z');
  expect(isOrderOverdue(placedAt, new Date(`2026-10-01T${time}Z`))).toBe(flagged);
});
