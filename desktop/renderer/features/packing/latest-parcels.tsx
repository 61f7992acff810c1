import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { ErrorState } from '../../ui/states.tsx';
import { latestQuery } from './papers.ts';
import { ParcelLabel } from './parcel-label.tsx';

/** Parcels that are still here: a label that came late or was torn is printed from here. */
export function LatestParcels({ besides }: { readonly besides: number | null }) {
  const t = usePhrases('packing');
  const [open, setOpen] = useState<number | null>(null);
  const { data, error, isError, refetch } = useQuery(latestQuery);
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const parcels = data?.parcels.filter(({ id }) => id !== besides) ?? [];
  if (parcels.length === 0) return null;
  return (
    <section className="pack-label" aria-labelledby="latest-parcels">
      <h2 id="latest-parcels">{t('latestParcels')}</h2>
      {parcels.map((parcel) => (
        <details
          key={parcel.id}
          name="latest-parcels"
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) setOpen(parcel.id);
          }}
        >
          <summary>{`${parcel.number} · ${parcel.orderNumber}`}</summary>
          {open === parcel.id && <ParcelLabel parcel={parcel} printsItself={false} />}
        </details>
      ))}
    </section>
  );
}
