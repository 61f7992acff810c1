import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';

export type GoodsReturns = Reply<Endpoints['goods-return']>;
export type OpenGoodsReturn = NonNullable<GoodsReturns['open']>;
export type GoodsReturnAnswer = Reply<Endpoints['goods-return-scan']>['answer'];

export const returnsKey = ['goods-returns'];

export const returnsQuery = {
  queryKey: returnsKey,
  staleTime: 0,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('goods-return', {}, { signal }),
  // A colleague may take it over, and customers announce more.
  refetchInterval: 15_000,
};
