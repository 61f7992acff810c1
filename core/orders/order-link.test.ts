import { expect, it } from 'vitest';
import { isCodeOpen, isLinkOpen, provedUntil } from './order-link.ts';

const last = new Date('2026-11-23T09:00:00.000Z');

it.each([
  ['2026-11-23T09:00:00.000Z', true],
  ['2027-01-22T08:59:59.999Z', true],
  ['2027-01-22T09:00:00.000Z', false],
])('opens by the link of a mail until 60 days after the last event: %s %s', (now, expected) => {
  expect(isLinkOpen(last, new Date(now))).toBe(expected);
});

it.each([
  ['2026-11-23T09:09:59.999Z', true],
  ['2026-11-23T09:10:00.000Z', false],
])('opens by a mailed code for ten minutes: %s %s', (now, expected) => {
  expect(isCodeOpen(last, new Date(now))).toBe(expected);
});

it('gives an hour to whoever typed the code', () => {
  expect(provedUntil(last)).toEqual(new Date('2026-11-23T10:00:00.000Z'));
});
