import type { Knex } from 'knex';
import { timeslotsFrom } from '#core/deliveries/timeslots.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';

/** Parcels that one slot of one delivery takes. */
const capacity = 20;

/** Adds the slots of the coming week that are not there yet; those that are keep their bookings. */
export async function fillTimeslots(trx: Knex, market: MarketCode, now: Date): Promise<void> {
  const slots = timeslotsFrom(dayInTimeZone(now, markets[market].timeZone), market);
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
