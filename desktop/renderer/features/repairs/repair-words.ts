import type { RepairStatus } from '#core/service/repair-status.ts';
import { markets, type Language } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { formatMoney } from '#core/shared/money.ts';
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
