import type { RepairStatus } from '#core/service/repair-status.ts';
import { markets, type Language } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { formatMoney } from '#core/shared/money.ts';
import { useLanguage } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import type { StatusTone } from '../../ui/states.tsx';

export const toneOf: Readonly<Record<RepairStatus, StatusTone>> = {
  announced: 'neutral',
  received: 'info',
  diagnosing: 'info',
  waiting_for_approval: 'warning',
  approved: 'info',
  waiting_for_parts: 'warning',
  repairing: 'info',
  testing: 'info',
  ready: 'success',
  handed_out: 'neutral',
  declined: 'error',
  not_repairable: 'error',
  settled: 'success',
  cancelled: 'neutral',
  unclaimed: 'warning',
};

/** Writes whole units of the market as money. */
export function useMoney(): (amount: number) => string {
  const { market } = useConfig();
  return (amount) => formatMoney(amount, market);
}

/** The day that the market's clocks show. */
export function useToday(): string {
  const { market } = useConfig();
  return dayInTimeZone(new Date(), markets[market].timeZone);
}

/** Writes a day as people of the language do. */
export function useDay(): (day: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago a moment was, in the greatest unit that fits, such as "3 days". */
export function ageText(iso: string, now: number, language: Language): string {
  const passed = Math.max(0, now - Date.parse(iso));
  const [unit, length] =
    passed >= dayMs
      ? (['day', dayMs] as const)
      : passed >= hourMs
        ? (['hour', hourMs] as const)
        : (['minute', minuteMs] as const);
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, style).format(Math.floor(passed / length));
}
