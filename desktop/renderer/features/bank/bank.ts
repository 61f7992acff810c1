import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useLanguage } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

type Listed = Reply<Endpoints['bank-entry-list']>;
export type BankEntry = Listed['results'][number];
export type EntryState = BankEntry['state'];
export type PaymentMessage = Listed['messages'][number];
export type ReadStatement = Reply<Endpoints['bank-statement-upload']>;

const entriesKey = ['bank-entries'];

export const entriesQuery = (state: EntryState) =>
  infiniteQueryOptions({
    queryKey: [...entriesKey, state],
    staleTime: 0,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      client.get(
        'bank-entry-list',
        { query: { state, ...(pageParam > 0 && { before: pageParam }) } },
        { signal },
      ),
    getNextPageParam: ({ hasMore, results }: Listed) => (hasMore ? results.at(-1)?.id : undefined),
  });

export const rereadEntries = () => queries.invalidateQueries({ queryKey: entriesKey });

/** Writes hundredths as an amount of a currency. */
export function useAmount(): (hundredths: number, currency: string) => string {
  const language = useLanguage();
  return (hundredths, currency) =>
    /^[A-Z]{3}$/.test(currency)
      ? new Intl.NumberFormat(language, { style: 'currency', currency }).format(hundredths / 100)
      : `${String(hundredths / 100)} ${currency}`;
}

/** `2026-11-27` as `27.11.2026`. */
export const dayText = (day: string): string => day.split('-').toReversed().join('.');
