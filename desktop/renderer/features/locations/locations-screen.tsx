import { useId, useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { LocationCard } from './location-card.tsx';
import { ProductHits } from './product-hits.tsx';
import './locations.css';

/** Labels of locations begin with a letter and a dash; everything else is looked for among products. */
const isLabel = (typed: string) => /^[a-z]-/i.test(typed);

/** What lies at a location, and where a product lies: by a scan or typed, with what is moved between. */
export function LocationsScreen() {
  const t = usePhrases('locations');
  const title = usePhrases('screens')('locations');
  // A link of another screen says what is looked for.
  const linked = useSearchParams()[0].get('find') ?? '';
  const [typed, setTyped] = useState(linked);
  const [asked, setAsked] = useState(linked);
  const field = useId();
  const find = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  const open = (code: string) => {
    setTyped(code);
    setAsked(code);
  };
  return (
    <Screen title={title}>
      <form className="locations-find" role="search" onSubmit={find}>
        <label htmlFor={field}>{t('find')}</label>
        <input
          id={field}
          className="field-input locations-typed"
          autoFocus
          maxLength={60}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
        />
        <Button kind="primary" type="submit">
          {t('show')}
        </Button>
      </form>
      <div className="locations-found">
        {asked === '' && <EmptyState title={t('nothingAsked')}>{t('nothingAskedHint')}</EmptyState>}
        {asked !== '' && isLabel(asked) && <LocationCard key={asked} code={asked} />}
        {asked !== '' && !isLabel(asked) && <ProductHits term={asked} onOpen={open} />}
      </div>
    </Screen>
  );
}
