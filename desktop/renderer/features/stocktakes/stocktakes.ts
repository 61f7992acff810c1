import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';

export type StocktakeList = Reply<Endpoints['stocktake-list']>;
export type Stocktake = Reply<Endpoints['stocktake']>;
export type StocktakeBin = Stocktake['bins'][number];
export type CountAnswer = Reply<Endpoints['stocktake-scan']>['answer'];

export const stocktakesKey = ['stocktakes'];
export const stocktakeKey = (id: number) => ['stocktake', id];

type Signal = { readonly signal: AbortSignal };

export const stocktakesQuery = {
  queryKey: stocktakesKey,
  staleTime: 0,
  queryFn: ({ signal }: Signal) => client.get('stocktake-list', {}, { signal }),
};

export const stocktakeQuery = (id: number) => ({
  queryKey: stocktakeKey(id),
  queryFn: ({ signal }: Signal) => client.get('stocktake', { params: { id } }, { signal }),
  // Others count at it too.
  refetchInterval: 10_000,
});
