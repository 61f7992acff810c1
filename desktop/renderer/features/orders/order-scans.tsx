import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { packOutcomes } from '#core/warehouse/scan-at-packing.ts';
import { pickOutcomes } from '#core/warehouse/pick-outcomes.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';

const tones: ReadonlyMap<string, string> = new Map([
  ...Object.entries(packOutcomes),
  ...Object.entries(pickOutcomes),
]);

/** A supervisor replays what was scanned for an order: who, where, when and whether it was well. */
export function OrderScans({ id }: { readonly id: number }) {
  const t = usePhrases('orderEdit');
  const isSupervisor = usePermission('warehouse.manage');
  const [isOpen, setOpen] = useState(false);
  if (!isSupervisor) return null;
  return isOpen ? <Scans id={id} /> : <Button onClick={() => setOpen(true)}>{t('scans')}</Button>;
}

function Scans({ id }: { readonly id: number }) {
  const t = usePhrases('orderEdit');
  const moment = useMoment();
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['order-scans', id],
    queryFn: ({ signal }) => client.get('order-scans', { params: { id } }, { signal }),
  });
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  const { scans, takeOvers } = data;
  return (
    <section>
      <h3>{t('scans')}</h3>
      {scans.length === 0 && <p className="soft">{t('scansNone')}</p>}
      <ol className="order-history">
        {scans.map(({ at, by, isUndone, outcome, station, text }, place) => (
          // Two scans of one moment are two: only their place tells them apart.
          <li key={place}>
            <span className="soft">{moment(at)}</span> {isUndone ? <s>{text}</s> : text}
            <span className="soft">
              {' '}
              {t(tones.get(outcome) === 'wrong' ? 'scanWrong' : 'scanGood')}
              {isUndone && `, ${t('scanUndone')}`} · {[by, station].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
        {takeOvers.map(({ at, from, reason, to }) => (
          <li key={`${at} ${to}`}>
            <span className="soft">{moment(at)}</span> {t('takenOver', { from, to })}
            {reason !== '' && <span className="soft"> ({reason})</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
