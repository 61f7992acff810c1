import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import type { RepairRow } from './repairs.ts';

/** When the customer comes with the device; nothing once it is here. */
export function SlotFact({
  repair: { slot, status },
}: {
  repair: Pick<RepairRow, 'slot' | 'status'>;
}) {
  const t = usePhrases('repairLoans');
  const moment = useMoment();
  if (slot === null || status !== 'announced') return null;
  return <span>{t('comesAt', { at: moment(slot.startsAt) })}</span>;
}
