import { expect, it } from 'vitest';
import { instantInTimeZone } from './local-instant.ts';

it.each([
  ['2026-10-25', '02:30', 'Europe/Prague', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:30', 'Europe/Bucharest', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', 'Europe/Prague', '2026-10-25T02:00:00.000Z'],
  ['2026-03-29', '02:30', 'Europe/Prague', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '01:59', 'Europe/Prague', '2026-03-29T00:59:00.000Z'],
  ['2026-07-01', '00:00', 'Europe/Prague', '2026-06-30T22:00:00.000Z'],
])('reads %s %s in %s as %s', (date, time, zone, instant) => {
  expect(instantInTimeZone(date, time, zone).toISOString()).toBe(instant);
});

it('throws on what is no time of day', () => {
  expect(() => instantInTimeZone('2026-10-25', '24:00', 'Europe/Prague')).toThrow(RangeError);
});
