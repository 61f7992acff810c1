import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { failureOf, reportFailure } from '../../../lib/failures.ts';
import { notify } from '../../../lib/notify.ts';
import { queries } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import '../../../ui/plain-table.css';

interface PlaceStockProps {
  readonly productId: number;
  readonly mayEdit: boolean;
  readonly onSaved: () => void;
}

/** How many pieces lie where; each place is counted by itself. */
export function PlaceStock({ productId, mayEdit, onSaved }: PlaceStockProps) {
  const t = usePhrases('product');
  const queryKey = ['admin-stock', productId];
  const stock = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.get('admin-stock', { params: { productId } }, { signal }),
  });
  const choices = useQuery({
    queryKey: ['new-product-choices'],
    queryFn: ({ signal }) => client.get('admin-new-product-choices', {}, { signal }),
  });
  if (stock.isError) return <ErrorState error={stock.error} />;
  if (!stock.data || !choices.data) return <Skeleton lines={3} />;
  const counted = new Map(stock.data.places.map((place) => [place.placeId, place]));
  const rows = choices.data.places.map(({ id, name }) => ({
    id,
    name,
    onHand: counted.get(id)?.onHand ?? 0,
    allocated: counted.get(id)?.allocated ?? 0,
  }));
  return (
    <table className="plain-table">
      <caption className="product-caption">{t('stockTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('onHand')}</th>
          <th scope="col">{t('allocated')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PlaceRow
            key={`${String(row.id)} ${String(row.onHand)}`}
            {...row}
            productId={productId}
            mayEdit={mayEdit}
            onSaved={() => {
              void queries.invalidateQueries({ queryKey });
              onSaved();
            }}
          />
        ))}
      </tbody>
    </table>
  );
}

interface PlaceRowProps extends PlaceStockProps {
  readonly id: number;
  readonly name: string;
  readonly onHand: number;
  readonly allocated: number;
}

function useCounting({ id, onHand, productId, onSaved }: PlaceRowProps, onWaits: () => void) {
  const saved = usePhrases('rowPanel')('saved');
  const waits = usePhrases('approvals')('waitsFor');
  return useMutation({
    mutationFn: (counted: { readonly onHand: number; readonly reason: string }) =>
      client.patch('admin-stock-set', {
        params: { productId },
        body: { placeId: id, countedFrom: onHand, ...counted },
      }),
    meta: { silent: true },
    onSuccess: ({ prepared }) => {
      if (prepared === null) notify('success', saved);
      else {
        notify('info', waits);
        onWaits();
      }
      onSaved();
    },
    onError: (error) => {
      reportFailure(error);
      // Somebody else has counted meanwhile.
      if (failureOf(error).kind === 'conflict') onSaved();
    },
  });
}

function PlaceRow(props: PlaceRowProps) {
  const { name, onHand, allocated, mayEdit } = props;
  const t = usePhrases('product');
  const save = usePhrases('rowPanel')('save');
  const [typed, setTyped] = useState(String(onHand));
  const [reason, setReason] = useState('');
  const counting = useCounting(props, () => setTyped(String(onHand)));
  const pieces = Number(typed);
  const isOther = typed.trim() !== '' && Number.isInteger(pieces) && pieces !== onHand;
  const send = () => {
    if (isOther && !counting.isPending) counting.mutate({ onHand: pieces, reason });
  };
  const onKeyDown = ({ key }: { readonly key: string }) => {
    if (key === 'Enter') send();
  };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <input
          className="field-input product-count"
          inputMode="numeric"
          aria-label={t('onHandAt', { place: name })}
          value={typed}
          readOnly={!mayEdit}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        {isOther && pieces < onHand && (
          <input
            className="field-input"
            aria-label={t('whyFewer', { place: name })}
            placeholder={t('whyFewerHint')}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
        {isOther && (
          <Button busy={counting.isPending} onClick={send}>
            {save}
          </Button>
        )}
      </td>
      <td>{allocated}</td>
    </tr>
  );
}
