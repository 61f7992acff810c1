import { markets, type MarketCode } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { formatDate, isCalendarDate } from '#core/shared/calendar.ts';

const clocks: Record<MarketCode, Intl.DateTimeFormat> = {
  cz: new Intl.DateTimeFormat('cs-CZ', { timeZone: markets.cz.timeZone, timeStyle: 'short' }),
  ro: new Intl.DateTimeFormat('ro-RO', { timeZone: markets.ro.timeZone, timeStyle: 'short' }),
};

/** What the clocks of the market show at an instant, as `9:05`. */
export const timeText = (instant: Date, market: MarketCode): string =>
  clocks[market].format(instant);

/** A day of the wire as `26.11.2026`, the same in both languages (SPECIFICATION section 5). */
export const dayText = (day: string): string => (isCalendarDate(day) ? formatDate(day) : day);

/** A moment of the wire as `26.11.2026 9:05` by the market's clocks. */
export function momentText(iso: string, market: MarketCode): string {
  const instant = new Date(iso);
  const day = formatDate(dayInTimeZone(instant, markets[market].timeZone));
  return `${day} ${timeText(instant, market)}`;
}
