import { expect, it } from 'vitest';
import { isTimeslotOpen, timeslotsFrom } from './timeslots.ts';

it('offers two-hour slots on working days for a week', () => {
  const slots = timeslotsFrom('2026-11-21', 'cz');
  expect(slots).toHaveLength(5 * 7);
  expect(slots[0]).toEqual({
    startsAt: new Date('2026-11-23T07:00:00Z'),
    endsAt: new Date('2026-11-23T09:00:00Z'),
  });
  expect(slots.every(({ startsAt, endsAt }) => endsAt > startsAt)).toBe(true);
});

it('leaves holidays out', () => {
  expect(timeslotsFrom('2026-12-23', 'cz')).toHaveLength(3 * 7);
});

it('closes a slot four hours before it begins', () => {
  const startsAt = new Date('2026-11-23T12:00:00Z');
  expect(isTimeslotOpen(startsAt, new Date('2026-11-23T08:00:00Z'))).toBe(true);
  expect(isTimeslotOpen(startsAt, new Date('2026-11-23T08:00:00.001Z'))).toBe(false);
});
