import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Place } from './checkout-queries.ts';
import { ChoiceGroup } from './choice-group.tsx';

interface PlaceChoiceProps {
  readonly delivery: string;
  readonly chosen: Place | null;
  readonly isMissing: boolean;
  readonly onChoose: (id: number) => void;
}

/** The chosen pick-up place, or a search for one. */
export function PlaceChoice(props: PlaceChoiceProps) {
  const t = useText('checkout');
  const [isSearching, setIsSearching] = useState(false);
  const [wasChosen, setWasChosen] = useState(false);
  const { chosen, isMissing, onChoose } = props;
  if (chosen === null || !chosen.isAvailable || isSearching) {
    return (
      <ChoiceGroup legend={t('placeTitle')} error={isMissing ? t('choosePlace') : null} isInner>
        {() => (
          <PlaceSearch
            {...props}
            onChoose={(id) => {
              onChoose(id);
              setIsSearching(false);
              setWasChosen(true);
            }}
          />
        )}
      </ChoiceGroup>
    );
  }
  return (
    <div className="stack">
      <p className="small soft">{t('placeChosen')}</p>
      <p>
        <strong>{chosen.name}</strong>
        <br />
        {chosen.street}, {chosen.postcode} {chosen.city}
      </p>
      <p className="small soft">{chosen.opening}</p>
      {chosen.message !== null && <p className="choice-reason">{chosen.message}</p>}
      <div>
        <Button
          kind="secondary"
          // The place that was pressed is gone, and the keyboard goes on from here.
          autoFocus={wasChosen}
          onClick={() => setIsSearching(true)}
        >
          {t('placeChange')}
        </Button>
      </div>
    </div>
  );
}

const mostPlaces = 20;

function PlaceSearch({ delivery, onChoose }: PlaceChoiceProps) {
  const t = useText('checkout');
  const [typed, setTyped] = useState('');
  const { data, isError, isPlaceholderData, refetch } = usePlaces(delivery, typed);
  return (
    <>
      <TextField
        label={t('placeSearch')}
        help={t('placeSearchHelp')}
        type="search"
        enterKeyHint="search"
        autoComplete="postal-code"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p className="visually-hidden" role="status">
        {data && !isPlaceholderData ? t('placesFound', { count: data.count }) : ''}
      </p>
      {data === undefined && isError && <LoadFailed onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton />}
      {data?.count === 0 && <p>{t('noPlaces')}</p>}
      {data && (
        <ul className="choice-list">
          {data.places.map((place) => (
            <li key={place.id}>
              <PlaceButton place={place} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {data && data.count > data.places.length && (
        <p className="small soft">{t('morePlaces', { count: data.count - data.places.length })}</p>
      )}
    </>
  );
}

interface PlaceButtonProps extends Pick<PlaceChoiceProps, 'onChoose'> {
  readonly place: Place;
}

/** A button and no radio: choosing closes the search, which arrow keys must not do on the way. */
function PlaceButton({ place, onChoose }: PlaceButtonProps) {
  const { id, name, street, postcode, city, opening, isAvailable, message } = place;
  return (
    <button
      type="button"
      className="radio-card choice-card choice-button"
      disabled={!isAvailable}
      onClick={() => onChoose(id)}
    >
      <span className="radio-card-text">
        <span className="choice-label">{name}</span>
        <span className="choice-text">
          {street}, {postcode} {city}
          <span className="choice-arrival">{opening}</span>
        </span>
        {message !== null && <span className="choice-reason">{message}</span>}
      </span>
    </button>
  );
}

function usePlaces(delivery: string, typed: string) {
  const client = useClient();
  const q = useDebounced(typed.trim(), 250);
  return useQuery({
    queryKey: ['delivery-places', delivery, q],
    queryFn: ({ signal }) =>
      client.get('cart-delivery-places', { query: { q, delivery, limit: mostPlaces } }, { signal }),
    placeholderData: (shown) => shown,
  });
}
