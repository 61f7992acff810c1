import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { useLiveQueries } from '../../lib/live.ts';

export type Draft = Reply<Endpoints['price-draft']>;

/** A draft with the numbers of its changes, asked again as anybody writes into it. */
export function useDraft(id: number) {
  const key = ['price-draft', id];
  useLiveQueries('price_drafts', key);
  useLiveQueries('price_draft_rows', key);
  useLiveQueries('price_draft_choices', key);
  useLiveQueries('current_price_list', key);
  return useQuery({
    queryKey: [...key, 'detail'],
    queryFn: ({ signal }) => client.get('price-draft', { params: { id } }, { signal }),
  });
}

/** What an editor should look at before publishing. */
export const useWarnings = (id: number) =>
  useQuery({
    queryKey: ['price-draft', id, 'warnings'],
    queryFn: ({ signal }) => client.get('price-draft-warnings', { params: { id } }, { signal }),
  });

/** Changed models with their prices, the largest changes first. */
export const useDifferences = (id: number) =>
  useQuery({
    queryKey: ['price-draft', id, 'differences'],
    queryFn: ({ signal }) =>
      client.get('price-draft-differences', { params: { id }, query: { limit: 500 } }, { signal }),
  });
