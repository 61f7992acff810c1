import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mostLabels } from '#core/warehouse/label.ts';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LabelButton } from '../../ui/label-buttons.tsx';
import { placesQuery } from './places.ts';
import { usePlaceName } from '../../lib/use-place-name.ts';

const cratesKey = ['warehouse-crates'];

/** How many crates a place has, more of them, and their labels. */
export function CratesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('stations');
  const placeName = usePlaceName();
  const places = useQuery(placesQuery);
  const [chosen, setChosen] = useState<number>();
  const placeId = chosen ?? places.data?.[0]?.id;
  return (
    <Dialog title={t('crates')} lead={t('cratesLead')} onClose={onClose}>
      <SelectField
        label={t('place')}
        value={String(placeId ?? '')}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {places.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {placeName(name)}
          </option>
        ))}
      </SelectField>
      {placeId !== undefined && <CratesOf key={placeId} placeId={placeId} />}
    </Dialog>
  );
}

function CratesOf({ placeId }: { readonly placeId: number }) {
  const t = usePhrases('stations');
  const [count, setCount] = useState('10');
  const [added, setAdded] = useState<readonly number[]>([]);
  const { data } = useQuery({
    queryKey: [...cratesKey, placeId],
    queryFn: ({ signal }) =>
      client.get('warehouse-crates', { query: { placeId: String(placeId) } }, { signal }),
  });
  const add = useMutation({
    mutationFn: () =>
      client.post('warehouse-crates-add', { body: { placeId, count: Number(count) } }),
    onSuccess: ({ crates }) => {
      setAdded(crates.map(({ id }) => id));
      notify('success', t('cratesAdded', { count: crates.length }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: cratesKey }),
  });
  const all = data?.crates ?? [];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      {data && <p>{t('cratesThere', { count: all.length })}</p>}
      <TextField
        label={t('howMany')}
        type="number"
        min={1}
        max={100}
        required
        value={count}
        onChange={({ target }) => setCount(target.value)}
      />
      <div className="station-tools">
        <Button type="submit" kind="primary" busy={add.isPending}>
          {t('addCrates')}
        </Button>
        {added.length > 0 && <LabelButton label={t('labelsOfNew')} kind="crate" ids={added} />}
        {all.length > 0 && (
          <LabelButton
            label={t('labelsOfAll')}
            kind="crate"
            ids={all.slice(0, mostLabels).map(({ id }) => id)}
          />
        )}
      </div>
    </form>
  );
}
