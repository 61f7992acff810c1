import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  calendarDate,
  compareDates,
  datePartsOf,
  daysBetween,
  formatDate,
  isCalendarDate,
  isRealDate,
} from './calendar.ts';

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1900-01-01', days));

describe('isRealDate', () => {
  it.each([
    [2024, 2, 29, true],
    [2026, 2, 29, false],
    [1900, 2, 29, false],
    [2000, 2, 29, true],
    [2026, 4, 31, false],
    [2026, 12, 31, true],
    [2026, 13, 1, false],
    [2026, 0, 1, false],
    [2026, 1, 0, false],
    [2026, 1, 1.5, false],
    [0, 1, 1, false],
    [10_000, 1, 1, false],
  ])('judges %d-%d-%d as %s', (year, month, day, real) => {
    expect(isRealDate(year, month, day)).toBe(real);
  });
});

describe('isCalendarDate', () => {
  it.each(['2026-2-1', '2026-02-30', '2026-02-01T00:00:00Z', '', '01.02.2026', '٢٠٢٦-٠٢-٠١'])(
    'refuses %j',
    (text) => expect(isCalendarDate(text)).toBe(false),
  );
  it('accepts the exact ISO shape', () => expect(isCalendarDate('2026-02-01')).toBe(true));
});

describe('days', () => {
  it('cross months, years and the change of clocks', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(addDays('0099-12-31', 1)).toBe('0100-01-01');
  });

  it('are counted back by daysBetween', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5_000, max: 5_000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(compareDates(addDays(day, count), day)).toBe(Math.sign(count));
      }),
    );
  });

  it('keep their parts', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const { year, month, day } = datePartsOf(date);
        expect(calendarDate(year, month, day)).toBe(date);
      }),
    );
  });

  it('throw on text that no caller may pass', () => {
    expect(() => datePartsOf('2026-02-30')).toThrow(RangeError);
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
    expect(() => calendarDate(2026, 2, 30)).toThrow(RangeError);
    expect(() => formatDate('x')).toThrow(RangeError);
  });
});

describe('formatDate', () => {
  it('shows DD.MM.YYYY', () => expect(formatDate('2026-02-01')).toBe('01.02.2026'));
});
