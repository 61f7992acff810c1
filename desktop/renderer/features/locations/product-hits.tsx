import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { stockKey } from './stock-moved.ts';
import '../../ui/plain-table.css';

interface ProductHitsProps {
  readonly term: string;
  /** Shows the location of a label. */
  readonly onOpen: (code: string) => void;
}

/** Products by a scan or by words, each with the locations in which its pieces lie. */
export function ProductHits({ term, onOpen }: ProductHitsProps) {
  const t = usePhrases('locations');
  const found = useQuery({
    queryKey: [...stockKey, 'products', term],
    queryFn: ({ signal }) => client.get('warehouse-products', { query: { term } }, { signal }),
  });
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={6} />;
  if (found.data.results.length === 0) {
    return <EmptyState title={t('noProduct', { term })}>{t('noProductHint')}</EmptyState>;
  }
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('promised')}</th>
          <th scope="col">{t('lies')}</th>
        </tr>
      </thead>
      <tbody>
        {found.data.results.map(({ productId, code, name, quality, allocated, locations }) => (
          <tr key={productId}>
            <th scope="row">{[code, name, quality].filter(Boolean).join(' · ')}</th>
            <td>{allocated}</td>
            <td className="locations-places">
              {locations.length === 0 && t('nowhere')}
              {locations.map((location) => (
                <Button key={location.id} onClick={() => onOpen(location.code)}>
                  {`${location.code} · ${location.place} · ${String(location.onHand)}`}
                </Button>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
