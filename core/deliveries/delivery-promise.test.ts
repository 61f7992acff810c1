import { describe, expect, it } from 'vitest';
import { arrivalDays, type DeliverySpeed } from './arrival.ts';
import { leadOf, type Backlog } from './delivery-promise.ts';
import { nextCutOff, placingTime } from './next-cut-off.ts';
import { shippingDaysOf } from './shipping-days.ts';

const prague = { code: 'cz', timeZone: 'Europe/Prague' } as const;
const courier = { daysMin: 1, daysMax: 1, cutOff: '15:00' };
const nothing: Backlog = { waiting: 0, perHour: 20 };
/** By the clocks of Prague, which are an hour ahead in winter. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+01:00`);

/** What a shop may say: until when to order, and the day on which it comes. */
function deliveryPromise(now: Date, speed: DeliverySpeed, backlog: Backlog, market: typeof prague) {
  const lead = leadOf(backlog);
  const ready = new Date(now.getTime() + lead);
  const { from, to } = arrivalDays(placingTime(ready, market.timeZone), speed, market.code);
  const cutOff = nextCutOff(ready, speed.cutOff, market, speed.ships);
  return { orderBy: new Date(cutOff.getTime() - lead), from, to };
}

describe('what is promised', () => {
  it.each([
    // Tuesday before and after the cut-off.
    ['2026-11-24', '10:00', '2026-11-24', '2026-11-25'],
    ['2026-11-24', '15:00', '2026-11-25', '2026-11-26'],
    // Friday afternoon, Saturday and the day before Christmas.
    ['2026-11-27', '16:00', '2026-11-30', '2026-12-01'],
    ['2026-11-28', '09:00', '2026-11-30', '2026-12-01'],
    ['2026-12-23', '16:00', '2026-12-28', '2026-12-29'],
  ])('on %s at %s: by the cut-off of %s, delivered on %s', (day, time, leaves, arrives) => {
    const promise = deliveryPromise(at(day, time), courier, nothing, prague);
    expect(promise).toEqual({ orderBy: at(leaves, '15:00'), from: arrives, to: arrives });
  });

  it('takes into account what waits to be packed', () => {
    const busy = { waiting: 60, perHour: 20 };
    const inTime = deliveryPromise(at('2026-11-24', '11:00'), courier, busy, prague);
    expect(inTime).toMatchObject({ orderBy: at('2026-11-24', '12:00'), to: '2026-11-25' });
    const late = deliveryPromise(at('2026-11-24', '12:30'), courier, busy, prague);
    expect(late).toMatchObject({ orderBy: at('2026-11-25', '12:00'), to: '2026-11-26' });
  });

  it('goes by the weekdays and the closed days of a delivery', () => {
    const ships = shippingDaysOf('126', '2026-11-24');
    const promise = (day: string) =>
      deliveryPromise(at(day, '09:00'), { ...courier, ships }, nothing, prague);
    // Closed on Tuesday the 24th, so the next is Saturday.
    expect(promise('2026-11-24')).toMatchObject({
      orderBy: at('2026-11-28', '15:00'),
      to: '2026-11-30',
    });
    expect(promise('2026-11-30').orderBy).toEqual(at('2026-11-30', '15:00'));
  });

  it('promises by the cut-off alone where nobody knows how fast is packed', () => {
    const unknown = { waiting: 9_000, perHour: 0 };
    const promise = deliveryPromise(at('2026-11-24', '14:59'), courier, unknown, prague);
    expect(promise.orderBy).toEqual(at('2026-11-24', '15:00'));
  });
});

it('leaves on the same day with a driver who comes on Sundays', () => {
  const ships = shippingDaysOf('1234567', null);
  const express = { daysMin: 0, daysMax: 0, cutOff: '18:00', ships };
  const promise = deliveryPromise(at('2026-11-29', '17:00'), express, nothing, prague);
  expect(promise).toMatchObject({ from: '2026-11-29', orderBy: at('2026-11-29', '18:00') });
});
