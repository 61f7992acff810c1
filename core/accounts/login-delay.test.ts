import { describe, expect, it } from 'vitest';
import { countLogin, secondsAfterFailures } from './login-delay.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('secondsAfterFailures', () => {
  it.each([
    [1, 0],
    [4, 0],
    [5, 1],
    [6, 2],
    [10, 32],
    [14, 512],
    [15, 900],
    [5000, 900],
  ])('asks after %i failures for a wait of %i s', (failures, seconds) => {
    expect(secondsAfterFailures(failures)).toBe(seconds);
  });
});

describe('countLogin', () => {
  it('makes the wait of the new failure', () => {
    expect(countLogin({ failures: 6, lastAt: now, alarmedAt: null }, now)).toEqual({
      failures: 7,
      freeAt: new Date(now.getTime() + 4000),
      alarms: false,
    });
  });

  it('begins anew a day after the last failure', () => {
    const counted = countLogin({ failures: 60, lastAt: before(24), alarmedAt: before(30) }, now);
    expect(counted).toEqual({ failures: 1, freeAt: now, alarms: false });
  });

  it('tells the holder from the tenth failure, once a day', () => {
    const alarms = (failures: number, alarmedAt: Date | null) =>
      countLogin({ failures, lastAt: before(1), alarmedAt }, now).alarms;
    expect(alarms(8, null)).toBe(false);
    expect(alarms(9, null)).toBe(true);
    expect(alarms(20, before(23))).toBe(false);
    expect(alarms(20, before(24))).toBe(true);
  });
});
