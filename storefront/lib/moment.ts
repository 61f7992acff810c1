import { markets } from '#core/market/market.ts';
import { addDays, type CalendarDate } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { shortDay } from './availability-text.ts';
import { useShop } from './shop.tsx';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** What clocks of a zone show at an instant, as `9:05` or `18:00`. */
export function timeInZone(instant: Date, timeZone: string): string {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: '2-digit' });
  formatters.set(timeZone, formatter);
  return formatter.format(instant).replace(/^0(?=\d:)/, '');
}

export type NearDay = 'today' | 'tomorrow' | null;

/** Whether a day is the day of `now` or the one after it. */
export function nearDay(day: CalendarDate, today: CalendarDate): NearDay {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : null;
}

/** Day and time of an instant on the market's clocks, the day without its year. */
export function useMoment(): (instant: Date) => { readonly day: string; readonly time: string } {
  const { market, language } = useShop();
  const { timeZone } = markets[market];
  return (instant) => ({
    day: shortDay(dayInTimeZone(instant, timeZone), language),
    time: timeInZone(instant, timeZone),
  });
}
