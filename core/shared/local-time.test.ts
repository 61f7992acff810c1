import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../market/market.ts';
import { addDays } from './calendar.ts';
import { instantOf } from './local-time.ts';

const prague = markets.cz.timeZone;

describe('instantOf', () => {
  it.each([
    ['2026-10-01', '12:00', prague, '2026-10-01T10:00:00.000Z'],
    ['2026-12-01', '12:00', prague, '2026-12-01T11:00:00.000Z'],
    ['2026-10-01', '12:00', markets.ro.timeZone, '2026-10-01T09:00:00.000Z'],
    ['2026-10-25', '02:30', prague, '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:30', markets.ro.timeZone, '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', prague, '2026-10-25T02:00:00.000Z'],
    ['2026-03-29', '01:59', prague, '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:30', prague, '2026-03-29T01:30:00.000Z'],
    ['2026-07-01', '00:00', prague, '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', '09:00', prague, '2026-03-29T07:00:00.000Z'],
    ['2026-12-31', '24:00', prague, '2026-12-31T23:00:00.000Z'],
    ['2026-10-01', '12:00', 'UTC', '2026-10-01T12:00:00.000Z'],
    ['2026-07-01', '12:00', 'America/New_York', '2026-07-01T16:00:00.000Z'],
  ])('on %s at %s in %s is %s', (day, time, zone, instant) =>
    expect(instantOf(day, time, zone).toISOString()).toBe(instant),
  );

  it.each(['9:00', '24:01', '12:60', ''])('throws on %j', (time) =>
    expect(() => instantOf('2026-10-01', time, prague)).toThrow(RangeError),
  );

  it('is shown by the clocks of the zone as the time asked for, outside the skipped hour', () => {
    const formatter = new Intl.DateTimeFormat('sv-SE', {
      timeZone: prague,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    fc.assert(
      fc.property(fc.nat(730), fc.integer({ min: 3, max: 23 }), (days, hour) => {
        const day = addDays('2026-01-01', days);
        const time = `${String(hour).padStart(2, '0')}:15`;
        expect(formatter.format(instantOf(day, time, prague))).toBe(`${day} ${time}`);
      }),
    );
  });
});
