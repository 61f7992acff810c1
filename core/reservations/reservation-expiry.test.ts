import { expect, it } from 'vitest';
import type { OpeningHours, OpenSpan } from '../catalog/opening-hours.ts';
import { reservationExpiresAt } from './reservation-expiry.ts';

const day: readonly OpenSpan[] = [{ opens: '09:00', closes: '19:00' }];
const split: readonly OpenSpan[] = [
  { opens: '09:00', closes: '12:00' },
  { opens: '13:00', closes: '17:30' },
];

const hours = (exceptions: Readonly<Record<string, readonly OpenSpan[]>> = {}): OpeningHours => ({
  week: [day, day, split, day, day, [{ opens: '09:00', closes: '13:00' }], []],
  exceptions: new Map(Object.entries(exceptions)),
  timeZone: 'Europe/Prague',
});
const expiry = (readyAt: string, of = hours()) =>
  reservationExpiresAt(of, new Date(readyAt)).toISOString();

it('waits until closing time two days later', () => {
  expect(expiry('2026-11-24T10:30:00Z')).toBe('2026-11-26T18:00:00.000Z');
});

it('takes the last closing time of a day with a break', () => {
  expect(expiry('2026-11-23T10:30:00Z')).toBe('2026-11-25T16:30:00.000Z');
});

it('waits over a day on which the store is closed', () => {
  expect(expiry('2026-11-27T10:30:00Z')).toBe('2026-11-30T18:00:00.000Z');
  const holidays = { '2026-11-26': [], '2026-11-27': [] };
  expect(expiry('2026-11-24T10:30:00Z', hours(holidays))).toBe('2026-11-28T12:00:00.000Z');
});

it('keeps to the clocks of the store when they change', () => {
  expect(expiry('2026-10-23T10:00:00Z')).toBe('2026-10-26T18:00:00.000Z');
});

it('counts days by the clock of the store, not by UTC', () => {
  expect(expiry('2026-11-23T23:30:00Z')).toBe('2026-11-26T18:00:00.000Z');
});

it('gives the piece back after two days where the store opens no more', () => {
  const closed = { ...hours(), week: [[], [], [], [], [], [], []] };
  expect(expiry('2026-11-24T10:30:00Z', closed)).toBe('2026-11-26T23:00:00.000Z');
});
