import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useText } from '../../i18n/text.ts';
import { useClient, useMoney } from '../../lib/shop.tsx';
import { serviceSearchQuery } from './service-query.ts';

/** Devices and operations by a typed text; results are links, so Tab and Enter go through them. */
export function ServiceSearch() {
  const t = useText('service');
  const money = useMoney();
  const [typed, setTyped] = useState('');
  const asked = useDebounced(typed.trim(), 150);
  const { data } = useQuery({
    ...serviceSearchQuery(useClient(), asked),
    placeholderData: keepPreviousData,
  });
  const result = asked.length >= 2 ? data?.result : undefined;
  return (
    <search className="stack">
      <TextField
        label={t('search')}
        help={t('searchHelp')}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className={result === undefined ? 'visually-hidden' : 'soft'}>
        {result !== undefined &&
          (result.length === 0 ? t('nothingFound') : t('found', { count: result.length }))}
      </p>
      {result !== undefined && result.length > 0 && (
        <ul className="service-found">
          {result.map(({ kind, label, url, price }) => (
            <li key={`${kind} ${url}`} className={`service-found-${kind}`}>
              <Link to={url}>{label}</Link>
              {price !== null && <b>{money(price)}</b>}
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
