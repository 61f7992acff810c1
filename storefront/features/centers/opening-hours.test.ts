import { describe, expect, it } from 'vitest';
import { doorState, localTime } from './opening-hours.ts';

const weekday = [{ opens: '9:00', closes: '18:00' }];
const withBreak = [
  { opens: '9:00', closes: '12:00' },
  { opens: '13:00', closes: '18:00' },
];
const hours = [
  ...[weekday, withBreak, weekday, weekday, weekday],
  [{ opens: '09:00', closes: '12:30' }],
  [],
];

describe('localTime', () => {
  it('reads the clock of the market, not of the machine', () => {
    const instant = new Date('2026-11-22T23:30:00Z');
    expect(localTime(instant, 'Europe/Prague')).toEqual({ weekday: 0, minutes: 30 });
    expect(localTime(instant, 'Europe/Bucharest')).toEqual({ weekday: 0, minutes: 90 });
    expect(localTime(new Date('2026-07-01T22:00:00Z'), 'Europe/Prague').minutes).toBe(0);
  });
});

describe('doorState', () => {
  const at = (weekdayIndex: number, time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return doorState(hours, { weekday: weekdayIndex, minutes: hour * 60 + minute });
  };

  it('tells when the door opens and closes today', () => {
    expect(at(0, '8:59')).toEqual({ key: 'opensToday', time: '9:00' });
    expect(at(0, '9:00')).toEqual({ key: 'openUntil', time: '18:00' });
    expect(at(0, '17:59')).toEqual({ key: 'openUntil', time: '18:00' });
    expect(at(0, '18:00')).toEqual({ key: 'closedNow' });
    expect(at(5, '12:29')).toEqual({ key: 'openUntil', time: '12:30' });
  });

  it('is closed at noon where a store has a break', () => {
    expect(at(1, '11:59')).toEqual({ key: 'openUntil', time: '12:00' });
    expect(at(1, '12:00')).toEqual({ key: 'opensToday', time: '13:00' });
    expect(at(1, '13:00')).toEqual({ key: 'openUntil', time: '18:00' });
    expect(at(1, '18:00')).toEqual({ key: 'closedNow' });
  });

  it('knows a day without opening', () => {
    expect(at(6, '10:00')).toEqual({ key: 'closedToday' });
  });
});
