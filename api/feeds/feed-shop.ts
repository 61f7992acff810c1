import { placingTime } from '#core/deliveries/next-cut-off.ts';
import type { FeedShop } from '#core/feeds/feed-offer.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { vatRateOn } from '#core/shared/vat-rate.ts';
import { arrivalOf, type Moment, type Speed } from '../picks/arrival-of.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** A shop that has no courier yet. */
const usual: Speed = {
  daysMin: 1,
  daysMax: 2,
  cutOff: '12:00',
  shipsOn: '12345',
  closedDays: null,
};
/** Parcels are there by the evening. */
const evening = '18:00';
const atOnce = { notBefore: null, workingDays: 0 } as const;

/**
 * The shop, by its company's name, at the moment at which its feeds are made; when what is ordered arrives is said by the
 * soonest courier, as pages of products say it.
 */
export function feedShop(
  { market, environment, now }: Pick<Dependencies, 'market' | 'environment' | 'now'>,
  name: string,
  soonest: Speed | null,
  backlog: Moment['backlog'],
): FeedShop {
  const { code, language, currency, defaultCountry: country, timeZone } = market;
  const at = now();
  const today = dayInTimeZone(at, timeZone);
  const moment = { now: at, today, backlog };
  const { from, orderBy } = arrivalOf(soonest ?? usual, atOnce, market, moment);
  const deadline = placingTime(orderBy === null ? at : new Date(orderBy), timeZone);
  return {
    name,
    url: environment.publicUrl,
    market: code,
    language,
    currency,
    country,
    vatPercent: vatRateOn(code, today),
    today,
    orderDeadline: `${deadline.day} ${deadline.time}`,
    arrivesAt: `${from} ${evening}`,
  };
}
