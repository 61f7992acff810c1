import { isLateRepair } from '#core/service/late-repair.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { dayText } from '../../lib/moment-text.ts';
import { ageText, useToday } from './repair-words.ts';
import type { RepairRow } from './repairs.ts';

/** The promised day; a missed one in words and in colour. */
export function Promised({
  repair,
}: {
  readonly repair: Pick<RepairRow, 'status' | 'promisedOn'>;
}) {
  const t = usePhrases('repairs');
  const today = useToday();
  const { promisedOn } = repair;
  if (promisedOn === null) return <span className="soft">{t('notPromised')}</span>;
  const isLate = isLateRepair(repair, today);
  return (
    <span className={isLate ? 'repair-late' : undefined}>
      {t('promisedOn', { day: dayText(promisedOn) })}
      {isLate && <strong>, {t('late')}</strong>}
    </span>
  );
}

/** How long it has been as it is, when it was read. */
export function Age({ since, readAt }: { readonly since: string; readonly readAt: number }) {
  const language = useLanguage();
  return <>{ageText(since, readAt, language)}</>;
}
