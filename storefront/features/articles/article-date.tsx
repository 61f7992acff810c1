import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { useShop } from '../../lib/shop.tsx';

/** The day in the market when something came out. */
export function ArticleDate({ at }: { readonly at: string }) {
  const { market } = useShop();
  const day = dayInTimeZone(new Date(at), markets[market].timeZone);
  return (
    <time className="numbers" dateTime={day}>
      {formatDate(day)}
    </time>
  );
}
