import { expect, it } from 'vitest';
import { addWorkingDays, arrivalDays, dispatchDay } from './arrival.ts';

const courier = { daysMin: 1, daysMax: 2, cutOff: '15:00' };

it.each([
  ['2026-11-24', '14:59', '2026-11-25', '2026-11-26'],
  ['2026-11-24', '15:00', '2026-11-26', '2026-11-27'],
  // Friday before and after the cut-off, and the weekend.
  ['2026-11-27', '10:00', '2026-11-30', '2026-12-01'],
  ['2026-11-27', '16:00', '2026-12-01', '2026-12-02'],
  ['2026-11-28', '10:00', '2026-12-01', '2026-12-02'],
  // Christmas: the 24th to the 26th are holidays, the 27th is a Sunday.
  ['2026-12-23', '10:00', '2026-12-28', '2026-12-29'],
  ['2026-12-23', '15:30', '2026-12-29', '2026-12-30'],
])('an order of %s %s arrives from %s to %s', (day, time, from, to) => {
  expect(arrivalDays({ day, time }, courier, 'cz')).toEqual({ from, to });
});

it('goes by the holidays of the market', () => {
  const placed = { day: '2026-11-27', time: '10:00' };
  expect(arrivalDays(placed, courier, 'ro')).toEqual({ from: '2026-12-02', to: '2026-12-03' });
});

it('waits for what is brought from elsewhere first', () => {
  const placed = { day: '2026-11-24', time: '10:00' };
  expect(arrivalDays(placed, courier, 'cz', 2)).toEqual({ from: '2026-11-27', to: '2026-11-30' });
});

it('comes on the same day before the cut-off alone', () => {
  const express = { daysMin: 0, daysMax: 0, cutOff: '18:00' };
  const at = (time: string) => arrivalDays({ day: '2026-11-24', time }, express, 'cz').from;
  expect(at('17:59')).toBe('2026-11-24');
  expect(at('18:00')).toBe('2026-11-25');
});

it('leaves and counts on working days alone', () => {
  expect(dispatchDay({ day: '2026-11-28', time: '08:00' }, '15:00', 'cz')).toBe('2026-11-30');
  expect(addWorkingDays('2026-11-28', 0, 'cz')).toBe('2026-11-30');
});
