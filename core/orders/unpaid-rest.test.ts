import { describe, expect, it } from 'vitest';
import { restDays, restToWriteOff, unpaidRestNext } from './unpaid-rest.ts';

const zone = 'Europe/Prague';
// Late on the 23rd in Prague.
const settledAt = new Date('2026-11-23T22:30:00Z');
const morningOf = (day: number) => new Date(Date.UTC(2026, 10, 23 + day, 7, 50));
const on = (day: number, reminded: number | null = null, isDisputed = false) => {
  const remindedAt = reminded === null ? null : morningOf(reminded);
  return unpaidRestNext({ settledAt, remindedAt, isDisputed }, morningOf(day), zone);
};

/** Every morning of so many days, with what was done on each. */
function mornings(days: number): Record<number, string> {
  const done: Record<number, string> = {};
  let reminded: number | null = null;
  for (let day = 0; day <= days; day += 1) {
    const next = on(day, reminded);
    if (next === 'wait') continue;
    done[day] = next;
    if (next !== 'staff') reminded = day;
  }
  return done;
}

describe('an unpaid rest', () => {
  it('is reminded of on the 3rd, 7th and 14th day, and is the staff’s from the 21st', () => {
    expect(mornings(22)).toEqual({
      3: 'remind',
      7: 'remind',
      14: 'remind_last',
      21: 'staff',
      22: 'staff',
    });
  });

  it('counts the days of the market, not hours', () => {
    expect(on(2)).toBe('wait');
    expect((morningOf(3).getTime() - settledAt.getTime()) / 86_400_000).toBeLessThan(3);
    expect(on(3)).toBe('remind');
  });

  it('brings one reminder after days on which nothing ran, and never one of yesterday’s', () => {
    expect(on(9)).toBe('remind');
    expect(on(9, 7)).toBe('wait');
    expect(on(9, 3)).toBe('remind');
    expect(on(16)).toBe('remind_last');
    expect(on(16, 8)).toBe('remind_last');
    expect(on(20, 16)).toBe('wait');
    expect(on(30)).toBe('staff');
  });

  it('is not asked for while other money is looked at, but becomes the staff’s all the same', () => {
    expect(on(7, null, true)).toBe('wait');
    expect(on(21, null, true)).toBe('staff');
  });

  it('is reminded of for the last time on the day until which it is to be paid', () => {
    expect(restDays.reminders.at(-1)).toBe(restDays.toPay);
    expect(restDays.toPay).toBeLessThan(restDays.staff);
  });
});

describe('writing a rest off', () => {
  const late = { toPay: 2_700, isWithStaff: true, received: 0 };
  it.each([
    ['all of it where nothing came', {}, 2_700],
    ['what is missing where a part came', { received: 2_000 }, 700],
    ['nothing before it is the staff’s', { isWithStaff: false }, null],
    ['nothing where it was paid', { toPay: null }, null],
    ['nothing where as much came, or more', { received: 2_700 }, null],
  ])('takes %s', (_, change, amount) => {
    expect(restToWriteOff({ ...late, ...change })).toBe(amount);
  });
});
