import { describe, expect, it } from 'vitest';
import { lastWithdrawalDay, requestWithdrawal } from './withdrawal.ts';

const noonOf = (date: string) => new Date(`${date}T10:00:00Z`);

describe('lastWithdrawalDay', () => {
  it.each([
    ['2026-06-05', '2026-06-19'],
    ['2026-06-06', '2026-06-22'],
    ['2026-06-21', '2026-07-07'],
    ['2026-12-11', '2026-12-28'],
    ['2026-03-20', '2026-04-07'],
  ])('of a delivery on %s is %s in Czechia', (delivered, last) => {
    expect(lastWithdrawalDay([noonOf(delivered)], 'cz')).toBe(last);
  });

  it.each([
    ['2026-03-20', '2026-04-03'],
    ['2026-03-27', '2026-04-14'],
    ['2026-05-16', '2026-06-02'],
    ['2026-11-16', '2026-12-02'],
  ])('of a delivery on %s is %s in Romania', (delivered, last) => {
    expect(lastWithdrawalDay([noonOf(delivered)], 'ro')).toBe(last);
  });

  it('counts the day of delivery in the zone of the market', () => {
    const lateInTheEvening = new Date('2026-06-04T22:30:00Z');
    expect(lastWithdrawalDay([lateInTheEvening], 'cz')).toBe('2026-06-19');
  });

  it('runs from the last parcel and not before it came', () => {
    const first = noonOf('2026-06-01');
    expect(lastWithdrawalDay([noonOf('2026-06-05'), first], 'cz')).toBe('2026-06-19');
    expect(lastWithdrawalDay([first, null], 'cz')).toBeNull();
    expect(lastWithdrawalDay([], 'cz')).toBeNull();
  });
});

describe('requestWithdrawal', () => {
  const delivered = [noonOf('2026-06-05')];
  const ask = (requested: number, wanted: number, now: string) =>
    requestWithdrawal({ ordered: 3, requested, wanted }, delivered, new Date(now), 'cz');

  it('takes one piece now and another later within the deadline', () => {
    expect(ask(0, 1, '2026-06-10T10:00:00Z')).toEqual({ ok: true, value: 1 });
    expect(ask(1, 1, '2026-06-19T21:59:59.999Z')).toEqual({ ok: true, value: 1 });
  });

  it.each([
    [2, 2, '2026-06-10T10:00:00Z', 'more_than_left'],
    [0, 0, '2026-06-10T10:00:00Z', 'not_a_count'],
    [0, 0.5, '2026-06-10T10:00:00Z', 'not_a_count'],
    [1, 1, '2026-06-19T22:00:00.000Z', 'deadline_passed'],
  ])('after %d pieces refuses %d at %s as %s', (requested, wanted, now, error) => {
    expect(ask(requested, wanted, now)).toEqual({ ok: false, error });
  });

  it('is open before the delivery, however long that takes', () => {
    const request = { ordered: 1, requested: 0, wanted: 1 };
    expect(requestWithdrawal(request, [null], noonOf('2027-01-01'), 'cz').ok).toBe(true);
  });
});
