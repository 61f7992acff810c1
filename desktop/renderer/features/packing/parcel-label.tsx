import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useStation } from '../../lib/station.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { ShipmentTrouble } from './shipment-trouble.tsx';
import { shipmentQuery, useLabel, type Shipment } from './shipments.ts';

/** The carrier's label of the parcel that was just closed: it prints by itself, or says what is wrong. */
export function ParcelLabel({ parcelId }: { readonly parcelId: number }) {
  const t = usePhrases('packing');
  const { data, error, isError, refetch } = useQuery(shipmentQuery(parcelId));
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const shipment = data?.shipment ?? null;
  if (!shipment) return null;
  const { carrier, isSandbox, number, parcelNumber, status } = shipment;
  return (
    <section className="pack-label" aria-labelledby="pack-label" data-status={status}>
      <h2 id="pack-label">{t('labelOf', { parcel: parcelNumber, carrier })}</h2>
      {isSandbox && <p className="soft">{t('carrierSandbox')}</p>}
      {status === 'waiting' && shipment.problem === null && (
        <p role="status">{t('labelComes', { carrier })}</p>
      )}
      {status === 'announced' && number !== null && (
        <>
          <p className="pick-large">{number}</p>
          {shipment.labelFormat !== null && <LabelReady shipment={shipment} />}
        </>
      )}
      <ShipmentTrouble shipment={shipment} />
    </section>
  );
}

function LabelReady({ shipment: { id, labelFormat } }: { readonly shipment: Shipment }) {
  const t = usePhrases('packing');
  const station = useStation();
  const { print, save } = useLabel(id);
  const printer = labelFormat === 'zpl' && station?.labelPrinter ? station : null;
  const printed = useRef(0);
  const printOnce = useEffectEvent((stationId: number) => {
    if (printed.current === id) return;
    printed.current = id;
    print.mutate(stationId);
  });
  const stationId = printer?.id;
  useEffect(() => {
    if (stationId !== undefined) printOnce(stationId);
  }, [stationId]);
  return (
    <div className="pick-acts">
      {printer && (
        <Button busy={print.isPending} onClick={() => print.mutate(printer.id)}>
          {t('labelPrintAgain')}
        </Button>
      )}
      <Button
        kind={printer ? 'secondary' : 'primary'}
        busy={save.isPending}
        onClick={() => save.mutate()}
      >
        {t('labelSave')}
      </Button>
    </div>
  );
}
