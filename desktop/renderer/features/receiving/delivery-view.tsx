import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { receivingOutcomes } from '#core/warehouse/scan-at-receiving.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import { useStationScans } from '../../lib/scanner/use-station-scans.ts';
import { useStation } from '../../lib/station.ts';
import { Button } from '../../ui/button.tsx';
import { ScanOutcome, TypedCode } from '../../ui/scan-line.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { CloseDelivery } from './close-delivery.tsx';
import { ClosedDelivery } from './closed-delivery.tsx';
import { DeliveryLines } from './delivery-lines.tsx';
import { deliveryKey, deliveryQuery, type Delivery, type DeliveryAnswer } from './receiving.ts';

interface DeliveryViewProps {
  readonly id: number;
  readonly onLeave: () => void;
}

/** One delivery: counted while it is open, read when it is closed. */
export function DeliveryView({ id, onLeave }: DeliveryViewProps) {
  const t = usePhrases('receiving');
  const found = useQuery(deliveryQuery(id));
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={8} />;
  const { supplier, noteNumber, status } = found.data;
  return (
    <section className="receiving-part" aria-labelledby="delivery-name">
      <div className="receiving-fields">
        <Button onClick={onLeave}>{t('back')}</Button>
        <h2 id="delivery-name">{[supplier, noteNumber].filter(Boolean).join(' · ')}</h2>
      </div>
      {status === 'open' ? (
        <OpenDelivery delivery={found.data} />
      ) : (
        <ClosedDelivery delivery={found.data} />
      )}
    </section>
  );
}

function OpenDelivery({ delivery }: { readonly delivery: Delivery }) {
  const t = usePhrases('receiving');
  const undo = usePhrases('scanning')('undo');
  const stationId = useStation()?.id ?? null;
  const { id, held, isDamaged, lines } = delivery;
  const [last, setLast] = useState<DeliveryAnswer | null>(null);
  const [isClosing, setClosing] = useState(false);
  const { scan, waiting, isHeldUp } = useStationScans(`delivery:${String(id)}`, async (body) => {
    const sent = { params: { id }, body: { ...body, stationId } };
    const reply = await client.post('delivery-scan', sent);
    queries.setQueryData(deliveryKey(id), reply.delivery);
    return { tone: receivingOutcomes[reply.answer.outcome], show: () => setLast(reply.answer) };
  });
  const tone = last ? receivingOutcomes[last.outcome] : 'none';
  const thing = lines.find(({ productId }) => productId === held);
  return (
    <>
      <ScanOutcome tone={tone} outcome={last?.outcome} waiting={waiting} isHeldUp={isHeldUp}>
        {last ? t(`outcome_${last.outcome}`) : t('scanFirst')}
      </ScanOutcome>
      {held !== null && (
        <p className="pick-large">{[thing?.name, t('scanSerial')].filter(Boolean).join(': ')}</p>
      )}
      {isDamaged && <p className="pick-banner is-notice">{t('nextDamaged')}</p>}
      <DeliveryLines delivery={delivery} lastId={last?.productId ?? null} />
      <div className="pick-acts">
        <Button onClick={() => scan('CMD-UNDO')}>{undo}</Button>
        <Button aria-pressed={isDamaged} onClick={() => scan('CMD-DAMAGED')}>
          {t('damaged')}
        </Button>
        <Button kind="primary" onClick={() => setClosing(true)}>
          {t('close')}
        </Button>
      </div>
      <TypedCode onScan={scan} />
      {isClosing && <CloseDelivery delivery={delivery} onClose={() => setClosing(false)} />}
    </>
  );
}
