import { describe, expect, it } from 'vitest';
import { dayInTimeZone, dayOf } from './calendar-day.ts';

describe('dayInTimeZone', () => {
  it.each([
    ['2026-11-20T22:59:59.999Z', 'Europe/Prague', '2026-11-20'],
    ['2026-11-20T23:00:00.000Z', 'Europe/Prague', '2026-11-21'],
    ['2026-11-20T22:00:00.000Z', 'Europe/Bucharest', '2026-11-21'],
    ['2026-07-31T22:00:00.000Z', 'Europe/Prague', '2026-08-01'],
    ['2026-10-25T00:30:00.000Z', 'Europe/Prague', '2026-10-25'],
    ['2026-03-29T00:59:59.999Z', 'Atlantic/Azores', '2026-03-28'],
    ['2026-03-29T01:00:00.000Z', 'Atlantic/Azores', '2026-03-29'],
    ['2026-11-20T18:14:59.999Z', 'Asia/Kathmandu', '2026-11-20'],
    ['2026-11-20T18:15:00.000Z', 'Asia/Kathmandu', '2026-11-21'],
  ])('reads %s in %s as %s', (instant, zone, day) => {
    expect(dayInTimeZone(new Date(instant), zone)).toBe(day);
  });

  it('throws on an unknown zone', () => {
    expect(() => dayInTimeZone(new Date(0), 'Europe/Brno')).toThrow(RangeError);
  });

  it('throws on a Date that is none', () => {
    expect(() => dayInTimeZone(new Date(Number.NaN), 'Europe/Prague')).toThrow(RangeError);
  });
});

describe('dayOf', () => {
  it('takes a calendar date, an instant and a Date', () => {
    expect(dayOf('2026-11-21')).toBe('2026-11-21');
    expect(dayOf('2026-11-21T23:59:59Z')).toBe('2026-11-21');
    expect(dayOf(new Date('2026-11-21T23:59:59Z'))).toBe('2026-11-21');
  });

  it('throws when there is no such day', () => {
    expect(() => dayOf('today')).toThrow(RangeError);
    expect(() => dayOf(new Date(Number.NaN))).toThrow(RangeError);
  });
});
