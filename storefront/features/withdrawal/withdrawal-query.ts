import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { callOrNull } from '../../lib/call-or-null.ts';

export type Withdrawable = Reply<Endpoints['order-withdrawal']>;
export type Preview = Reply<Endpoints['order-withdrawal-preview']>;
export interface Piece {
  readonly position: number;
  readonly quantity: number;
}

/** What of an order can be given back; null where there is no such order. */
export const withdrawalQuery = (client: Client, code: string) =>
  queryOptions({
    queryKey: ['withdrawal', code],
    queryFn: ({ signal }) =>
      callOrNull(client.get('order-withdrawal', { params: { code } }, { signal })),
    refetchOnMount: 'always',
  });
