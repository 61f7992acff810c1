import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { HandOverList, Van } from './hand-over.ts';
import { usePlaceName } from '../../lib/use-place-name.ts';

interface VansProps {
  readonly vans: HandOverList['carriers'];
  readonly onChoose: (van: Van) => void;
}

/** Carriers that parcels wait for: one is chosen, or its first parcel is scanned. */
export function Vans({ vans, onChoose }: VansProps) {
  const t = usePhrases('handOver');
  const calledIn = usePlaceName();
  if (vans.length === 0) return <EmptyState title={t('noVans')}>{t('noVansText')}</EmptyState>;
  return (
    <section aria-labelledby="hand-over-vans">
      <h2 id="hand-over-vans">{t('whoComes')}</h2>
      <ul className="hand-over-vans">
        {vans.map(({ carrier, carrierName, placeId, placeName, scanned, waiting }) => (
          <li key={`${carrier}-${String(placeId)}`}>
            <Button onClick={() => onChoose({ carrier, placeId })}>{carrierName}</Button>
            <span>{calledIn(placeName)}</span>
            <strong>{t('vanCounts', { scanned, all: scanned + waiting })}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
