import { formatDate } from '#core/shared/calendar.ts';
import { useText } from '../../i18n/text.ts';
import { Card } from '../../ui/card.tsx';
import { TimelineList } from '../../ui/timeline.tsx';
import type { Repair } from './repair-query.ts';

/** Where the repair stands, what that means, and the promised day. */
export function RepairState({
  repair,
}: {
  readonly repair: Pick<Repair, 'status' | 'promisedOn'> & Partial<Pick<Repair, 'claim'>>;
}) {
  const t = useText('repair');
  const { claim, promisedOn, status } = repair;
  // The shop kept the device for its price: nothing was given back and nothing waits.
  const isPaidBack = claim?.outcome === 'refunded';
  return (
    <Card className="stack">
      <h2>{t(isPaidBack ? 'settled' : status)}</h2>
      <p className="measure">{t(isPaidBack ? 'paidBackText' : `${status}Text`)}</p>
      {promisedOn !== null && (
        <p>
          {t('promisedOn')} <strong>{formatDate(promisedOn)}</strong>
        </p>
      )}
    </Card>
  );
}

/** What happened so far. */
export function RepairHistory({ history }: Pick<Repair, 'history'>) {
  const t = useText('repair');
  return (
    <Card className="stack">
      <h2>{t('historyHeading')}</h2>
      <TimelineList steps={history.map(({ status, at }) => ({ text: t(status), at }))} />
    </Card>
  );
}
