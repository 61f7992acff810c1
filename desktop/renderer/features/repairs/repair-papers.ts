import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { CallInput, Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { queries } from '../../lib/queries.ts';

export type Papers = Reply<Endpoints['admin-repair-papers']>;
export type PaperKind = Papers['signatures'][number]['kind'];
export type RepairPhoto = Papers['photos'][number];
export type SentSignature = CallInput<Endpoints['admin-repair-sign']>['body'];

const papersKey = (id: number) => ['admin-repair-papers', id];

export const rereadPapers = (id: number): Promise<void> =>
  queries.invalidateQueries({ queryKey: papersKey(id) });

/** The record of an intake and what was signed; read anew with the repair's version, as they say what it says. */
export const usePapers = ({ id, version }: { readonly id: number; readonly version: number }) =>
  useQuery({
    queryKey: [...papersKey(id), version],
    staleTime: 0,
    refetchInterval: 15_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      client.get('admin-repair-papers', { params: { id } }, { signal }),
  });

interface Act<V> {
  readonly send: (typed: V) => Promise<Papers>;
  readonly onDone?: () => void;
}

/** Something done to the record; its answer is shown, and where it says something else meanwhile, that is. */
export function usePaperAct<V = void>(id: number, { send, onDone }: Act<V>) {
  return useMutation<Papers, Error, V>({
    meta: { silent: true },
    mutationFn: send,
    onSuccess: (papers) => {
      queries.setQueriesData({ queryKey: papersKey(id) }, papers);
      onDone?.();
    },
    onError: (error) => {
      if (failureOf(error).kind === 'fields') return;
      reportFailure(error);
      void rereadPapers(id);
    },
  });
}
