import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases, useResourceWords } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { LabelButton } from '../../ui/label-buttons.tsx';
import { MoveForm } from './move-form.tsx';
import { MovementList } from './movement-list.tsx';
import { stockKey, stockMoved } from './stock-moved.ts';
import '../../ui/plain-table.css';

function useEmpty(code: string, seen: number) {
  const t = usePhrases('locations');
  return useMutation({
    mutationFn: () => client.post('warehouse-empty', { body: { location: code, seen } }),
    meta: { silent: true },
    onSuccess: ({ missing }) =>
      notify('success', missing === 0 ? t('isEmpty') : t('nowMissing', { count: missing })),
    onError: reportFailure,
    onSettled: stockMoved,
  });
}

/** A location: what lies there, what moved, and that it is empty. */
export function LocationCard({ code }: { readonly code: string }) {
  const t = usePhrases('locations');
  const kinds = useResourceWords('stock_locations').choices?.['kind'] ?? {};
  const found = useQuery({
    queryKey: [...stockKey, 'location', code],
    queryFn: ({ signal }) => client.get('warehouse-location', { query: { code } }, { signal }),
  });
  const empty = useEmpty(code, found.data?.pieces ?? 0);
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={6} />;
  const { id, place, kind, isOpen, pieces, items } = found.data;
  return (
    <section aria-label={found.data.code}>
      <h2 className="locations-code">{found.data.code}</h2>
      <p>
        {[kinds[kind] ?? kind, place, t('pieces', { count: pieces })].join(' · ')}
        {!isOpen && ` · ${t('closed')}`}
      </p>
      {items.length === 0 ? (
        <EmptyState title={t('nothingHere')} />
      ) : (
        <ItemTable from={found.data.code} items={items} />
      )}
      <Button busy={empty.isPending} onClick={() => empty.mutate()}>
        {t('sayEmpty')}
      </Button>
      {(kind === 'bin' || kind === 'crate') && (
        <LabelButton kind={kind} ids={[id]} label={t('printLabel')} />
      )}
      <MovementList of={{ locationId: id }} />
    </section>
  );
}

interface ItemTableProps {
  readonly from: string;
  readonly items: readonly {
    readonly productId: number;
    readonly code: string;
    readonly name: string;
    readonly quality: string | null;
    readonly onHand: number;
  }[];
}

function ItemTable({ from, items }: ItemTableProps) {
  const t = usePhrases('locations');
  const [moved, setMoved] = useState<number | null>(null);
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('onHand')}</th>
          <th scope="col">{t('move')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ productId, code, name, quality, onHand }) => (
          <tr key={productId}>
            <th scope="row">{[code, name, quality].filter(Boolean).join(' · ')}</th>
            <td>{onHand}</td>
            <td>
              {moved === productId ? (
                <MoveForm
                  key={onHand}
                  productId={productId}
                  from={from}
                  onHand={onHand}
                  onClose={() => setMoved(null)}
                />
              ) : (
                <Button
                  aria-label={t('moveIt', { product: code })}
                  onClick={() => setMoved(productId)}
                >
                  {t('move')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
