import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';

/** How fresh the numbers are. */
export function CountedAt({ countedAt }: { readonly countedAt: string | null }) {
  const t = usePhrases('statistics');
  const moment = useMoment();
  if (countedAt === null) return <p role="status">{t('notCounted')}</p>;
  return <p role="status">{t('countedAt', { at: moment(countedAt) })}</p>;
}
