import { expect, it } from 'vitest';
import { buybackStatuses } from './buyback-status.ts';
import { isIdentityWipeDue } from './identity-retention.ts';

const rules = { timeZone: 'Europe/Prague', paidDays: 3_653 };
const since = new Date('2026-10-01T12:00:00+02:00');
const due = (now: string) =>
  buybackStatuses.filter((status) => isIdentityWipeDue({ status, since }, new Date(now), rules));

it('keeps everything until the thirtieth day', () => {
  expect(due('2026-10-30T23:59:59+01:00')).toEqual([]);
});

it('wipes rejected and abandoned requests on the thirtieth day', () => {
  const wiped = ['rejected', 'returned', 'cancelled', 'expired'];
  expect(due('2026-10-31T00:00:00+01:00')).toEqual(wiped);
});

it('wipes a paid one after the legal period and an open one never', () => {
  expect(due('2036-09-30T12:00:00+02:00')).not.toContain('paid');
  expect(due('2036-10-01T12:00:00+02:00')).toContain('paid');
  expect(due('2099-01-01T12:00:00+01:00')).not.toContain('awaiting_device');
});
