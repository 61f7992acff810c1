import { expect, it } from 'vitest';
import {
  easterSunday,
  isPublicHoliday,
  nextWorkingDay,
  orthodoxEasterSunday,
} from './public-holidays.ts';

it.each([
  ['2024-03-31', '2024-05-05'],
  ['2025-04-20', '2025-04-20'],
  ['2026-04-05', '2026-04-12'],
  ['2027-03-28', '2027-05-02'],
  ['2028-04-16', '2028-04-16'],
  ['2038-04-25', '2038-04-25'],
  ['2049-04-18', '2049-04-25'],
])('finds Easter on %s and the Orthodox one on %s', (western, orthodox) => {
  const year = Number(western.slice(0, 4));
  expect(easterSunday(year)).toBe(western);
  expect(orthodoxEasterSunday(year)).toBe(orthodox);
});

it.each([
  ['2026-04-03', true, false],
  ['2026-04-06', true, false],
  ['2026-04-10', false, true],
  ['2026-04-13', false, true],
  ['2026-05-31', false, true],
  ['2026-06-01', false, true],
  ['2026-07-06', true, false],
  ['2026-12-24', true, false],
  ['2026-12-25', true, true],
  ['2026-12-01', false, true],
  ['2026-10-01', false, false],
])('keeps %s as a holiday in Czechia: %s, in Romania: %s', (date, cz, ro) => {
  expect(isPublicHoliday(date, 'cz')).toBe(cz);
  expect(isPublicHoliday(date, 'ro')).toBe(ro);
});

it('counts the days on which people work in a year', () => {
  const days = Array.from({ length: 365 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const working = (market: 'cz' | 'ro') =>
    days.filter((day) => nextWorkingDay(day, market) === day);
  expect(working('cz')).toHaveLength(250);
  expect(working('ro')).toHaveLength(250);
});
