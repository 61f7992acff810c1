import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { ErrorState } from '../../ui/states.tsx';
import type { ClosedParcel } from './packing.ts';
import { ParcelPapers } from './parcel-papers.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import { ReplaceLabel } from './replace-label.tsx';
import { ShipmentTrouble } from './shipment-trouble.tsx';
import { shipmentQuery, type Shipment } from './shipments.ts';

interface ParcelProps {
  readonly parcel: ClosedParcel;
  readonly printsItself: boolean;
}

/** A parcel that is closed: its number at the carrier, or what is wrong with it, and its papers. */
export function ParcelLabel({ parcel: { id, number }, printsItself }: ParcelProps) {
  const t = usePhrases('packing');
  const { data, error, isError, refetch } = useQuery(shipmentQuery(id));
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { shipment } = data;
  const name = `pack-label-${String(id)}`;
  const title = shipment ? t('labelOf', { parcel: number, carrier: shipment.carrier }) : number;
  return (
    <section className="pack-label" aria-labelledby={name} data-status={shipment?.status}>
      <h2 id={name}>{title}</h2>
      {shipment && <AtCarrier shipment={shipment} />}
      <ParcelPapers parcelId={id} printsItself={printsItself} />
      <ParcelPhotos parcelId={id} />
      {shipment && <ShipmentTrouble shipment={shipment} />}
      {shipment?.status === 'announced' && shipment.labelFormat !== null && (
        <ReplaceLabel shipment={shipment} />
      )}
    </section>
  );
}

function AtCarrier({ shipment }: { readonly shipment: Shipment }) {
  const t = usePhrases('packing');
  const { carrier, isSandbox, number, problem, status } = shipment;
  return (
    <>
      {isSandbox && <p className="soft">{t('carrierSandbox')}</p>}
      {status === 'waiting' && problem === null && (
        <p role="status">{t('labelComes', { carrier })}</p>
      )}
      {status === 'announced' && number !== null && <p className="pick-large">{number}</p>}
    </>
  );
}
