import { arrivalDays, dispatchDay } from '#core/deliveries/arrival.ts';
import type { FeedShop } from '#core/feeds/feed-offer.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { offsetAt } from '#core/shared/local-time.ts';
import { vatRateOn } from '#core/shared/vat-rate.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';

const usual = { days_min: 1, days_max: 2, cut_off: '12:00' };
/** Parcels are there by the evening. */
const evening = '18:00';

/** The shop, by its company's name, at the moment at which its feeds are made; when what is ordered arrives is said by the soonest courier. */
export function feedShop(
  { market, environment, now }: Pick<Dependencies, 'market' | 'environment' | 'now'>,
  name: string,
  soonest: Pick<Rows['delivery_methods'], 'days_min' | 'days_max' | 'cut_off'> | null,
): FeedShop {
  const { code, language, currency, defaultCountry: country, timeZone } = market;
  const today = dayInTimeZone(now(), timeZone);
  const { days_min: daysMin, days_max: daysMax, cut_off } = soonest ?? usual;
  const cutOff = cut_off.slice(0, 5);
  // Clocks of the market, written as an instant of UTC.
  const shown = new Date(now().getTime() + offsetAt(now().getTime(), timeZone)).toISOString();
  const placed = { day: today, time: shown.slice(11, 16) };
  const leaves = dispatchDay(placed, cutOff, code);
  const { from } = arrivalDays(placed, { daysMin, daysMax, cutOff }, code);
  return {
    name,
    url: environment.publicUrl,
    market: code,
    language,
    currency,
    country,
    vatPercent: vatRateOn(code, today),
    today,
    orderDeadline: `${leaves} ${cutOff}`,
    arrivesAt: `${from} ${evening}`,
  };
}
