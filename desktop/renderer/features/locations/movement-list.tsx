import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { stockKey } from './stock-moved.ts';
import '../../ui/plain-table.css';

/** The last movements of a location, the latest first. */
export function MovementList({ of }: { readonly of: { readonly locationId: number } }) {
  const t = usePhrases('locations');
  const moment = useMoment();
  const found = useQuery({
    queryKey: [...stockKey, 'movements', of.locationId],
    queryFn: ({ signal }) => client.get('warehouse-movements', { query: of }, { signal }),
  });
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={3} />;
  if (found.data.results.length === 0) return null;
  return (
    <table className="plain-table">
      <caption className="locations-caption">{t('movements')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('fromTo')}</th>
          <th scope="col">{t('why')}</th>
          <th scope="col">{t('who')}</th>
        </tr>
      </thead>
      <tbody>
        {found.data.results.map((row) => (
          <tr key={row.id}>
            <td>{moment(row.at)}</td>
            <th scope="row">{`${String(row.quantity)} × ${row.code}`}</th>
            <td>{`${row.from ?? t('outside')} → ${row.to ?? t('outside')}`}</td>
            <td>{[t(`why_${row.why}`), row.note].filter(Boolean).join(': ')}</td>
            <td>{row.actor ?? ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
