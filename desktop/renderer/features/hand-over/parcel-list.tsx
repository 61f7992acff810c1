import { usePhrases } from '../../i18n/use-phrases.ts';
import type { ParcelAtDoor } from './hand-over.ts';

interface ListProps {
  readonly kind: 'cancelled' | 'missing' | 'scanned';
  readonly parcels: readonly ParcelAtDoor[];
}

/** Parcels by their numbers, the ones to see to above. */
export function ParcelList({ kind, parcels }: ListProps) {
  const t = usePhrases('handOver');
  if (parcels.length === 0) return null;
  return (
    <section className={`hand-over-list is-${kind}`} aria-labelledby={`hand-over-${kind}`}>
      <h3 id={`hand-over-${kind}`}>{t(kind, { count: parcels.length })}</h3>
      {kind === 'cancelled' && <p>{t('cancelledText')}</p>}
      <ul>
        {parcels.map(({ id, isAnnounced, label, number, orderNumber, together }) => (
          <li key={id}>
            <strong>{number}</strong>
            <span>
              {t('ofOrder', { order: orderNumber })}
              {label !== null && ` · ${label}`}
            </span>
            {!isAnnounced && kind === 'missing' && <em>{t('notAnnounced')}</em>}
            {together.length > 0 && kind !== 'cancelled' && (
              <em>{t('together', { parcels: together.join(', ') })}</em>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
