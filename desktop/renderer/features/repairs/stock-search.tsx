import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useMoney } from './repair-words.ts';

export type StockItem = Reply<Endpoints['admin-product-list']>['results'][number];

interface StockSearchProps {
  readonly label: string;
  readonly help: string;
  readonly onChoose: (item: StockItem) => void;
}

/** Items that one word finds at most; another word finds the rest. */
const mostItems = 10;

/** A stock item by a word or a code. */
export function StockSearch({ label, help, onChoose }: StockSearchProps) {
  const t = usePhrases('repairs');
  const money = useMoney();
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed.trim(), 200);
  const isAsked = term.length >= 2;
  const { data } = useQuery({
    queryKey: ['repair-parts', term],
    enabled: isAsked,
    queryFn: ({ signal }) =>
      client.get('admin-product-list', { query: { term, limit: mostItems } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const found = isAsked ? data?.results.filter(({ soldAt }) => soldAt === null) : [];
  return (
    <div>
      <TextField
        label={label}
        help={found?.length === 0 && isAsked ? t('noPart') : help}
        type="search"
        autoComplete="off"
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="found-list">
        {found?.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="found-choice"
              onClick={() => {
                onChoose(item);
                setTyped('');
              }}
            >
              <span>{`${item.code} · ${item.name}`}</span>
              <span>{money(item.price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
