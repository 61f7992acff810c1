import { describe, expect, it } from 'vitest';
import { isOfferLocked, lastLockedDay, lockedUntil } from './offer-lock.ts';

const prague = 'Europe/Prague';
const sent = new Date('2026-10-01T12:00:00+02:00');

describe('the lock of an offer', () => {
  it.each([
    ['emailed', '2026-10-15T23:59:59.999+02:00', true],
    ['emailed', '2026-10-16T00:00:00+02:00', false],
    ['submitted', '2026-10-22T23:59:59.999+02:00', true],
    ['submitted', '2026-10-23T00:00:00+02:00', false],
  ] as const)('of an %s one holds at %s: %s', (kind, now, holds) => {
    expect(isOfferLocked(kind, sent, new Date(now), prague)).toBe(holds);
  });

  it("counts days in the market's zone, not in UTC", () => {
    const lateEvening = new Date('2026-10-01T23:30:00Z'); // already 2 October in Prague
    expect(lastLockedDay('emailed', lateEvening, prague)).toBe('2026-10-16');
    const midnightUtc = new Date('2026-10-16T21:30:00Z'); // 23:30 in Prague, 0:30 in Bucharest
    expect(isOfferLocked('emailed', lateEvening, midnightUtc, prague)).toBe(true);
    expect(isOfferLocked('emailed', lateEvening, midnightUtc, 'Europe/Bucharest')).toBe(false);
  });

  it('ends with the last millisecond of the last day, across the change of clocks too', () => {
    expect(lockedUntil('emailed', sent, prague)).toEqual(new Date('2026-10-15T23:59:59.999+02:00'));
    const beforeChange = new Date('2026-10-11T12:00:00+02:00'); // the 25th has 25 hours
    expect(lockedUntil('emailed', beforeChange, prague)).toEqual(
      new Date('2026-10-25T23:59:59.999+01:00'),
    );
  });
});
