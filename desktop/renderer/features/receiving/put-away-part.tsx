import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { putAwayOutcomes } from '#core/warehouse/scan-at-put-away.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import { useStationScans } from '../../lib/scanner/use-station-scans.ts';
import { useStation } from '../../lib/station.ts';
import { Button } from '../../ui/button.tsx';
import { ScanOutcome, TypedCode } from '../../ui/scan-line.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { putAwayKey, putAwayQuery, type PutAwayAnswer } from './receiving.ts';
import { WaitingThings } from './waiting-things.tsx';

/** Goods go into bins: the thing, as many as fit, then the bin. */
export function PutAwayPart() {
  const t = usePhrases('receiving');
  const undo = usePhrases('scanning')('undo');
  const stationId = useStation()?.id ?? null;
  const found = useQuery(putAwayQuery);
  const [last, setLast] = useState<PutAwayAnswer | null>(null);
  const { scan, waiting, isHeldUp } = useStationScans('put-away', async (body) => {
    const reply = await client.post('put-away-scan', { body: { ...body, stationId } });
    queries.setQueryData(putAwayKey, reply.putAway);
    return { tone: putAwayOutcomes[reply.answer.outcome], show: () => setLast(reply.answer) };
  });
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={8} />;
  const { carried, waiting: things } = found.data;
  const said = () => {
    if (!last) return t('scanThing');
    const { bin, orders, outcome } = last;
    if (outcome !== 'put') return t(`put_${outcome}`);
    const named = { bin: bin ?? '', orders: orders.join(', ') };
    return orders.length > 0 ? t('put_put_promised', named) : t('put_put', named);
  };
  const tone = last ? putAwayOutcomes[last.outcome] : 'none';
  return (
    <div className="receiving-part">
      <ScanOutcome tone={tone} outcome={last?.outcome} waiting={waiting} isHeldUp={isHeldUp}>
        {said()}
      </ScanOutcome>
      {carried && (
        <section aria-label={t('carryTo')}>
          <p className="pick-large">{`${carried.name} · ${t('pieces', { count: carried.quantity })}`}</p>
          <p>{t('carryTo')}</p>
          <p className="receiving-huge">{carried.bin ?? t('anyBin')}</p>
        </section>
      )}
      <div className="pick-acts">
        <Button onClick={() => scan('CMD-UNDO')}>{undo}</Button>
      </div>
      {things.length === 0 ? (
        <EmptyState title={t('nothingWaits')}>{t('nothingWaitsText')}</EmptyState>
      ) : (
        <WaitingThings things={things} carried={carried} onScan={scan} />
      )}
      <TypedCode onScan={scan} />
    </div>
  );
}
