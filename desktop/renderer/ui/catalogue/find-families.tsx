import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { ErrorState, Skeleton } from '../states.tsx';
import './screen-part.css';

export type FoundFamily = Reply<Endpoints['meta-master-exclude']>['results'][number];

/** Families that are listed at once; another word finds the rest. */
const most = 50;

/** No family has it, so that all of them are found. */
export const noFamily = 2 ** 31 - 1;

interface FindFamiliesProps {
  readonly label: string;
  /** The one that is no choice. */
  readonly except: number;
  /** Accessories alone, or devices alone. */
  readonly of?: 'accessory' | 'device';
  /** Those that were chosen already. */
  readonly without?: readonly number[];
  readonly chosen: number | null;
  readonly onChoose: (family: FoundFamily) => void;
  readonly children?: ReactNode;
}

/** Finds families by their names and addresses; each is a button, so that keys reach it. */
export function FindFamilies(props: FindFamiliesProps) {
  const { label, except, of, without = [], chosen, onChoose, children } = props;
  const t = usePhrases('families');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed.trim(), 200);
  const found = useQuery({
    queryKey: ['families', except, of, term, language],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.get(
        'meta-master-exclude',
        {
          params: { excludedMetaMasterId: except },
          query: { term, ...(of && { of }), limit: most },
        },
        { signal },
      ),
  });
  const shown = found.data?.results.filter(({ id }) => !without.includes(id));
  return (
    <>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {children}
      {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={6} />}
      {found.data && <p role="status">{t('found', { count: found.data.count })}</p>}
      <ul className="found-list">
        {shown?.map((family) => (
          <li key={family.id}>
            <button
              type="button"
              className="found-choice"
              aria-pressed={family.id === chosen}
              onClick={() => onChoose(family)}
            >
              {family.name}
              <span className="soft">{t('variants', { count: family.masterProductCount })}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
