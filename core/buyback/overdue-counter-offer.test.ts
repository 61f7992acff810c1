import { expect, it } from 'vitest';
import { overdueCounterOffer } from './overdue-counter-offer.ts';

const offeredAt = new Date('2026-10-01T12:00:00+02:00');
const reminded = new Date('2026-10-15T08:00:00+02:00');

it.each([
  [null, '2026-10-14T23:59:00+02:00', 'wait'],
  [null, '2026-10-15T00:01:00+02:00', 'remind'],
  // A reminder that was late for whatever reason still comes before the return.
  [null, '2026-12-01T00:00:00+01:00', 'remind'],
  [reminded, '2026-10-21T23:59:00+02:00', 'wait'],
  [reminded, '2026-10-22T00:01:00+02:00', 'return'],
  [reminded, '2027-10-22T00:01:00+02:00', 'return'],
])('reminded at %s, on %s silence means %s', (remindedAt, now, action) => {
  expect(overdueCounterOffer({ offeredAt, remindedAt }, new Date(now), 'Europe/Prague')).toBe(
    action,
  );
});
