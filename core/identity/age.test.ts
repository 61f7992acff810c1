import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/calendar.ts';
import { ageOn, checkSellerAge, hasAgeOnDay } from './age.ts';

describe('checkSellerAge', () => {
  it.each([
    ['2008-11-21', { ok: true, value: 18 }],
    ['2008-11-22', { ok: false, error: 'seller_under_age' }],
    ['1926-11-22', { ok: true, value: 99 }],
    ['2026-11-22', { ok: false, error: 'seller_under_age' }],
  ])('judges a seller born %s on 21 November 2026', (birthDate, expected) => {
    expect(checkSellerAge(birthDate, '2026-11-21')).toEqual(expected);
    expect(checkSellerAge(birthDate, new Date('2026-11-21T23:59:00Z'))).toEqual(expected);
  });
});

describe('ageOn', () => {
  it.each([
    ['2026-02-28', 17],
    ['2026-03-01', 18],
    ['2028-02-28', 19],
    ['2028-02-29', 20],
  ])('of a person born on 29 February 2008 on %s is %d', (day, age) => {
    expect(ageOn('2008-02-29', day)).toBe(age);
    expect(hasAgeOnDay('2008-02-29', age, day)).toBe(true);
    expect(hasAgeOnDay('2008-02-29', age + 1, day)).toBe(false);
  });

  it('never falls as days pass', () => {
    const days = fc.integer({ min: 0, max: 40_000 });
    fc.assert(
      fc.property(days, days, fc.nat(400), (born, day, later) => {
        const [birthDate, first] = [addDays('1920-01-01', born), addDays('1920-01-01', day)];
        const growth = ageOn(birthDate, addDays(first, later)) - ageOn(birthDate, first);
        expect(growth).toBeGreaterThanOrEqual(0);
        expect(growth).toBeLessThanOrEqual(2);
      }),
    );
  });
});
