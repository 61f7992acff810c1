import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../catalog/opening-hours.ts';
import { markets } from '../market/market.ts';
import { dayInTimeZone } from '../shared/calendar-day.ts';
import { freeSlots, isSlotOver, storeSlots, type SlotRules } from './store-slots.ts';

const day = [{ opens: '09:00', closes: '11:00' }];
const hours = (more: Partial<OpeningHours> = {}): OpeningHours => ({
  week: [day, day, day, day, day, [], []],
  exceptions: new Map(),
  timeZone: markets.cz.timeZone,
  ...more,
});
const rules: SlotRules = { minutes: 30, capacity: 2 };
/** Instants by the clocks of Prague; summer time ends on 25 October 2026. */
const summer = (text: string) => new Date(`2026-${text}:00+02:00`);
const winter = (text: string) => new Date(`2026-${text}:00+01:00`);
const starts = (slots: readonly { readonly startsAt: Date }[]) =>
  slots.map(({ startsAt }) => startsAt);

describe('storeSlots', () => {
  it('cuts an opening into whole slots and leaves out what closing time cuts off', () => {
    const spans = [{ opens: '09:00', closes: '10:15' }];
    const slots = storeSlots(hours({ week: [spans, [], [], [], [], [], []] }), rules, {
      now: summer('10-05T06:00'),
    });
    expect(slots.slice(0, 2)).toEqual([
      { startsAt: summer('10-05T09:00'), endsAt: summer('10-05T09:30') },
      { startsAt: summer('10-05T09:30'), endsAt: summer('10-05T10:00') },
    ]);
    expect(slots[2]?.startsAt).toEqual(summer('10-12T09:00'));
  });

  it('begins as many minutes ahead and offers as many days as the shop says', () => {
    const now = summer('10-05T08:31');
    const [first, ...rest] = storeSlots(hours(), rules, { now, leadMinutes: 15, daysAhead: 1 });
    expect(first?.startsAt).toEqual(summer('10-05T09:00'));
    expect(rest.at(-1)?.startsAt).toEqual(summer('10-06T10:30'));
  });

  it('begins an hour ahead at the earliest, with the next whole slot', () => {
    const [first] = storeSlots(hours(), rules, { now: summer('10-05T08:31') });
    expect(first?.startsAt).toEqual(summer('10-05T10:00'));
    const [atOnce] = storeSlots(hours(), rules, { now: summer('10-05T08:30') });
    expect(atOnce?.startsAt).toEqual(summer('10-05T09:30'));
    const [tomorrow] = storeSlots(hours(), rules, { now: summer('10-05T09:31') });
    expect(tomorrow?.startsAt).toEqual(summer('10-06T09:00'));
  });

  it('reaches fourteen days ahead and no further', () => {
    const slots = storeSlots(hours(), rules, { now: summer('10-01T08:00') });
    expect(slots.at(-1)?.startsAt).toEqual(summer('10-15T10:30'));
  });

  it('has none on a holiday and fewer on a shortened day', () => {
    const exceptions = new Map([
      ['2026-10-28', []],
      ['2026-10-29', [{ opens: '09:00', closes: '09:30' }]],
    ]);
    const slots = storeSlots(hours({ exceptions }), rules, { now: winter('10-27T20:00') });
    expect(starts(slots).slice(0, 2)).toEqual([winter('10-29T09:00'), winter('10-30T09:00')]);
  });

  it('stands at the same time of the clocks on both sides of a change of time', () => {
    const slots = storeSlots(hours({ week: hours().week.map(() => day) }), rules, {
      now: summer('10-23T20:00'),
    });
    expect(
      starts(slots)
        .filter((_, at) => at % 4 === 0)
        .slice(0, 3),
    ).toEqual([summer('10-24T09:00'), winter('10-25T09:00'), winter('10-26T09:00')]);
  });

  it.each([
    ['forward', '03-29', winter('03-28T20:00'), 4],
    ['back', '10-25', summer('10-24T20:00'), 8],
  ])('counts the hours that pass, not those on the clock, when it goes %s', (_, on, now, count) => {
    const night = [{ opens: '01:00', closes: '04:00' }];
    const week = hours().week.map(() => night);
    const slots = storeSlots(hours({ week }), rules, { now });
    const isOfNight = ({ startsAt }: { startsAt: Date }) =>
      dayInTimeZone(startsAt, markets.cz.timeZone) === `2026-${on}`;
    expect(slots.filter(isOfNight)).toHaveLength(count);
  });

  it('offers none where the store has none to give', () => {
    expect(storeSlots(hours(), { ...rules, capacity: 0 }, { now: summer('10-05T06:00') })).toEqual(
      [],
    );
  });
});

describe('freeSlots', () => {
  const slots = storeSlots(hours(), rules, { now: summer('10-05T06:00') }).slice(0, 3);
  const booked = (from: string, to: string) => ({ startsAt: summer(from), endsAt: summer(to) });

  it('leaves out what is full', () => {
    const one = booked('10-05T09:00', '10-05T09:30');
    expect(freeSlots(slots, [one], rules.capacity)).toEqual(slots);
    expect(freeSlots(slots, [one, one], rules.capacity)).toEqual(slots.slice(1));
  });

  it('counts a booking of another length in every slot that it reaches into', () => {
    const long = booked('10-05T09:15', '10-05T10:00');
    expect(freeSlots(slots, [long, long], rules.capacity)).toEqual(slots.slice(2));
  });
});

it('is over for its customer once it has begun', () => {
  const startsAt = summer('10-05T09:00');
  expect(isSlotOver(startsAt, summer('10-05T08:59'))).toBe(false);
  expect(isSlotOver(startsAt, startsAt)).toBe(true);
});
