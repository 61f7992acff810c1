import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { CalendarDate } from '#core/shared/calendar.ts';
import { useText } from '../../i18n/text.ts';
import { shortDay } from '../../lib/availability-text.ts';
import { nearDay } from '../../lib/moment.ts';
import { useShop } from '../../lib/shop.tsx';

interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Says the days on which something arrives, near ones by their name. */
export function useArrivalText(): (days: Days) => string {
  const t = useText('checkout');
  const { market, language } = useShop();
  const today = dayInTimeZone(new Date(), markets[market].timeZone);
  const say = (day: CalendarDate) => {
    const near = nearDay(day, today);
    return near === null ? shortDay(day, language) : t(near);
  };
  return ({ from, to }) =>
    from === to ? say(from) : t('fromTo', { from: say(from), to: say(to) });
}
