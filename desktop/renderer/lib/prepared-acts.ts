import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from './client.ts';

export type PreparedAct = Reply<Endpoints['prepared-act-list']>['results'][number];

/** Where the lists of prepared acts are kept. */
export const actsKey = ['prepared-acts'];

export const actsQuery = (state: 'waiting' | 'decided') => ({
  queryKey: [...actsKey, state],
  // What changed while another screen was open was told to nobody here.
  staleTime: 0,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('prepared-act-list', { query: { state } }, { signal }),
});
