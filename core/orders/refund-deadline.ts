import type { MarketCode } from '../market/market.ts';
import { markets } from '../market/market.ts';
import { dayInTimeZone } from '../shared/calendar-day.ts';
import { addDays, type CalendarDate } from '../shared/calendar.ts';

/**
 * Calendar days from the one of a withdrawal in which its money goes back, the last one whole (Czech
 * Civil Code, § 1832; Romanian OUG 34/2014, art. 13).
 */
export const daysToRefund = 14;

/** Days of the deadline below which a withdrawal is shown as urgent. */
const urgentDays = 3;

/** How much of the deadline is left: `late` where its last day has passed. */
export type RefundUrgency = 'calm' | 'soon' | 'late';

/** How urgent a refund is with so many days left; 0 on the last day, below zero after it. */
export const refundUrgency = (daysLeft: number): RefundUrgency =>
  daysLeft < 0 ? 'late' : daysLeft <= urgentDays ? 'soon' : 'calm';

/** The first day of withdrawals whose money is still in time, by the market's clock. */
export const firstDayInTime = (now: Date, market: MarketCode): CalendarDate =>
  addDays(dayInTimeZone(now, markets[market].timeZone), -daysToRefund);
