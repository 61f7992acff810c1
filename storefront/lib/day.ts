import { markets } from '#core/market/market.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { useShop } from './shop.tsx';

/** Writes the market's day of an instant as DD.MM.YYYY, the same on the server and in a browser. */
export function useDay(): (instant: string) => string {
  const { market } = useShop();
  return (instant) => formatDate(dayInTimeZone(new Date(instant), markets[market].timeZone));
}
