import { markets } from '#core/market/market.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';

/** How fresh the numbers are. */
export function CountedAt({ countedAt }: { readonly countedAt: string | null }) {
  const t = usePhrases('statistics');
  const language = useLanguage();
  const { timeZone } = markets[useConfig().market];
  if (countedAt === null) return <p role="status">{t('notCounted')}</p>;
  const instant = new Date(countedAt);
  const clock = new Intl.DateTimeFormat(language, { timeZone, timeStyle: 'short' });
  const at = `${formatDate(dayInTimeZone(instant, timeZone))} ${clock.format(instant)}`;
  return <p role="status">{t('countedAt', { at })}</p>;
}
