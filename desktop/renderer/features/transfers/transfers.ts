import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type Transfers = Reply<Endpoints['transfer-list']>;
export type Transfer = Reply<Endpoints['transfer']>;
export type TransferLine = Transfer['lines'][number];
export type TransferAnswer = Reply<Endpoints['transfer-scan']>['answer'];

const transfersKey = ['transfers'];
export const transferKey = (id: number) => ['transfer', id];

type Signal = { readonly signal: AbortSignal };

export const transfersQuery = (state: 'open' | 'ended') => ({
  queryKey: [...transfersKey, state],
  staleTime: 0,
  queryFn: ({ signal }: Signal) => client.get('transfer-list', { query: { state } }, { signal }),
  refetchInterval: 15_000,
});

export const transferQuery = (id: number) => ({
  queryKey: transferKey(id),
  queryFn: ({ signal }: Signal) => client.get('transfer', { params: { id } }, { signal }),
  // Another person may scan at it as well.
  refetchInterval: 5_000,
});

/** Shows a transfer as the server answered it, and has the lists read again. */
export function showTransfer(transfer: Transfer): void {
  queries.setQueryData(transferKey(transfer.id), transfer);
  void queries.invalidateQueries({ queryKey: transfersKey });
}

/** What did not come, by its lines. */
export const shortagesOf = (lines: readonly TransferLine[]) =>
  lines.filter(({ sent, received }) => received < sent);
