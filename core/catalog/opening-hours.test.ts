import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../market/market.ts';
import { reservationReadyAt, spansOf, storeStateAt, type OpeningHours } from './opening-hours.ts';

const day = [{ opens: '09:00', closes: '20:00' }];
const hours: OpeningHours = {
  week: [day, day, day, day, day, [{ opens: '10:00', closes: '12:00' }], []],
  exceptions: new Map([
    ['2026-10-28', []],
    ['2026-12-24', [{ opens: '09:00', closes: '12:00' }]],
  ]),
  timeZone: markets.cz.timeZone,
};
const withBreak: OpeningHours = {
  ...hours,
  week: hours.week.map(() => [
    { opens: '09:00', closes: '12:00' },
    { opens: '12:30', closes: '17:00' },
  ]),
};

/** Instants by the clocks of Prague; summer time ends on 25 October 2026. */
const summer = (text: string) => new Date(`2026-${text}:00+02:00`);
const winter = (text: string) => new Date(`2026-${text}:00+01:00`);

describe('spansOf', () => {
  it('prefers the exception of a day to its weekday', () => {
    expect(spansOf(hours, '2026-10-01')).toEqual(day);
    expect(spansOf(hours, '2026-10-04')).toEqual([]);
    expect(spansOf(hours, '2026-10-28')).toEqual([]);
    expect(spansOf(hours, '2026-12-24')).toEqual([{ opens: '09:00', closes: '12:00' }]);
  });
});

describe('storeStateAt', () => {
  it.each([
    ['10-01T09:00', { isOpen: true, closesAt: summer('10-01T20:00') }],
    ['10-01T19:59', { isOpen: true, closesAt: summer('10-01T20:00') }],
    ['10-01T20:00', { isOpen: false, opensAt: summer('10-02T09:00') }],
    ['10-01T08:59', { isOpen: false, opensAt: summer('10-01T09:00') }],
    ['10-03T12:00', { isOpen: false, opensAt: summer('10-05T09:00') }],
    ['10-24T12:00', { isOpen: false, opensAt: winter('10-26T09:00') }],
  ])('at %s is %j', (now, state) => expect(storeStateAt(hours, summer(now))).toEqual(state));

  it('promises no opening of a store that stays closed', () => {
    const closed = { ...hours, week: [] };
    expect(storeStateAt(closed, summer('10-01T10:00'))).toEqual({ isOpen: false, opensAt: null });
  });
});

describe('reservationReadyAt', () => {
  it.each([
    ['in the middle of a day', summer('10-01T12:00'), summer('10-01T12:30')],
    ['before opening', summer('10-01T03:00'), summer('10-01T09:30')],
    ['just early enough', summer('10-01T19:29'), summer('10-01T19:59')],
    ['when it would be ready at closing time', summer('10-01T19:30'), summer('10-02T09:30')],
    ['after closing', summer('10-01T22:00'), summer('10-02T09:30')],
    ['on Saturday after closing', summer('10-03T13:00'), summer('10-05T09:30')],
    ['over the night when clocks go back', summer('10-24T13:00'), winter('10-26T09:30')],
    ['over the night when clocks go forward', winter('03-28T13:00'), summer('03-30T09:30')],
    ['before a holiday', winter('10-27T19:45'), winter('10-29T09:30')],
    ['on a shortened day', winter('12-24T11:45'), winter('12-25T09:30')],
  ])('%s', (_, now, ready) => expect(reservationReadyAt(hours, now)).toEqual(ready));

  it('does not prepare in the lunch break', () => {
    expect(reservationReadyAt(withBreak, summer('10-01T11:45'))).toEqual(summer('10-01T13:00'));
  });

  it('promises nothing when no opening is long enough', () => {
    const short = { ...hours, week: [[{ opens: '09:00', closes: '09:30' }]] };
    expect(reservationReadyAt(short, summer('10-01T12:00'))).toBeNull();
  });

  it('is always a moment when the store is open, at least 30 minutes ahead', () => {
    const start = Date.parse('2026-03-01T00:00:00Z');
    fc.assert(
      fc.property(fc.nat(400 * 24 * 60), fc.constantFrom(hours, withBreak), (minutes, store) => {
        const now = new Date(start + minutes * 60_000);
        const ready = reservationReadyAt(store, now);
        if (ready === null) throw new Error('no promise');
        expect(storeStateAt(store, ready).isOpen).toBe(true);
        expect(ready.getTime() - now.getTime()).toBeGreaterThanOrEqual(30 * 60_000);
      }),
    );
  });
});
