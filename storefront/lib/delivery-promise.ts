import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { CalendarDate } from '#core/shared/calendar.ts';
import { useText } from '../i18n/text.ts';
import { shortDay } from './availability-text.ts';
import { nearDay, timeInZone } from './moment.ts';
import { useShop } from './shop.tsx';

interface Promised {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly orderBy: string;
}

/**
 * Says until when to order and when it is here then, such as "Objednáte-li do 15:00, doručíme zítra 26. 11."; null once
 * that moment has passed.
 */
export function useDeliveryPromise(
  key: 'deliveredIfBy' | 'readyIfBy' = 'deliveredIfBy',
): (promised: Promised, now: Date) => string | null {
  const t = useText('promise');
  const { market, language } = useShop();
  const { timeZone } = markets[market];
  return ({ from, to, orderBy }, now) => {
    const by = new Date(orderBy);
    if (by <= now) return null;
    const today = dayInTimeZone(now, timeZone);
    const say = (date: CalendarDate) => {
      const near = nearDay(date, today);
      const day = shortDay(date, language);
      return near === null ? day : t('nearDay', { near: t(near), day });
    };
    const lastDay = dayInTimeZone(by, timeZone);
    const time = timeInZone(by, timeZone);
    const until =
      lastDay === today ? t('untilTime', { time }) : t('untilDayTime', { day: say(lastDay), time });
    const when = from === to ? say(from) : t('fromTo', { from: say(from), to: say(to) });
    return t(key, { until, when });
  };
}

/** Says when something comes that waits for what is brought elsewhere first, such as "Doručíme 26. 11. až 28. 11.". */
export function useArrivalPromise(): (days: Pick<Promised, 'from' | 'to'>) => string {
  const t = useText('promise');
  const { language } = useShop();
  return ({ from, to }) => {
    const [first, last] = [shortDay(from, language), shortDay(to, language)];
    return t('broughtOn', { when: from === to ? first : t('fromTo', { from: first, to: last }) });
  };
}
