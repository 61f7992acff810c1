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

function PlaceRow({ id, name, onHand, allocated, productId, mayEdit, onSaved }: PlaceRowProps) {
  const t = usePhrases('product');
  const rowPanel = usePhrases('rowPanel');
  const [typed, setTyped] = useState(String(onHand));
  const counting = useMutation({
    mutationFn: (pieces: number) =>
      client.patch('admin-stock-set', {
        params: { productId },
        body: { placeId: id, countedFrom: onHand, onHand: pieces },
      }),
    meta: { silent: true },
    onSuccess: () => {
      notify('success', rowPanel('saved'));
      onSaved();
    },
    onError: (error) => {
      reportFailure(error);
      // Somebody else has counted meanwhile.
      if (failureOf(error).kind === 'conflict') onSaved();
    },
  });
  const pieces = Number(typed);
  const isOther = typed.trim() !== '' && Number.isInteger(pieces) && pieces !== onHand;
  const save = () => {
    if (isOther && !counting.isPending) counting.mutate(pieces);
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
          onKeyDown={({ key }) => {
            if (key === 'Enter') save();
          }}
        />
        {isOther && (
          <Button busy={counting.isPending} onClick={save}>
            {rowPanel('save')}
          </Button>
        )}
      </td>
      <td>{allocated}</td>
    </tr>
  );
}
