import type { Knex } from 'knex';
import { timeslotsFrom } from '#core/deliveries/timeslots.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { shopNumber } from '../platform/shop-numbers/shop-number.ts';

/** Adds the slots of the coming days that are not there yet; those that are keep their bookings and places. */
export async function fillTimeslots(trx: Knex, market: MarketCode, now: Date): Promise<void> {
  const today = dayInTimeZone(now, markets[market].timeZone);
  const slots = timeslotsFrom(today, market, await shopNumber(trx, 'timeslot_days'));
  const capacity = await shopNumber(trx, 'timeslot_capacity');
  await trx.raw(
    `insert into delivery_timeslots (delivery_code, starts_at, ends_at, capacity)
     select m.code, s."startsAt", s."endsAt", :capacity
     from delivery_methods m,
       jsonb_to_recordset(:slots::jsonb) as s ("startsAt" timestamptz, "endsAt" timestamptz)
     where m.has_timeslots
     on conflict (delivery_code, starts_at) do nothing`,
    { capacity, slots: JSON.stringify(slots) },
  );
}

/** Opens the next day's slots every night. */
export const fillTimeslotsJob: JobDefinition = {
  name: 'fill-timeslots',
  schedule: '20 0 * * *',
  run: (_, { knex, market, now }) => fillTimeslots(knex, market.code, now()),
};
