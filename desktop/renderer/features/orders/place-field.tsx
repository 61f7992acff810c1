import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';

interface PlaceFieldProps {
  readonly delivery: string;
  readonly now: string | null;
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

/** A pick-up place of a delivery, found by words. */
export function PlaceField({ delivery, now, chosen, onChoose }: PlaceFieldProps) {
  const t = usePhrases('orderEdit');
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 200);
  const { data } = useQuery({
    queryKey: ['order-places', delivery, q],
    enabled: q.length >= 2,
    queryFn: ({ signal }) =>
      client.get('cart-delivery-places', { query: { q, delivery, limit: 20 } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <TextField
        label={t('findPlace')}
        {...(now === null ? {} : { help: t('placeNow', { place: now }) })}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {data && data.places.length > 0 && (
        <SelectField
          label={t('place')}
          value={chosen ?? ''}
          onChange={({ target }) => {
            if (target.value !== '') onChoose(Number(target.value));
          }}
        >
          <option value="">{t('choose')}</option>
          {data.places.map(({ id, name, street, city }) => (
            <option key={id} value={id}>
              {`${name}, ${street}, ${city}`}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
