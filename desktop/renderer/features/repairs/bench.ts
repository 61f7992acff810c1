import { useMutation } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { phrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { rereadRepair } from './repairs.ts';

export type Bench = Reply<Endpoints['admin-repair-bench']>;
export type Check = Bench['checks'][number];
export type Phase = Bench['phases'][number];

const benchKey = (id: number) => ['admin-repair-bench', id];

/** What is done beside moving a repair; read anew with the repair's version, as its state opens and closes lists. */
export const benchQuery = (id: number, version: number) => ({
  queryKey: [...benchKey(id), version],
  staleTime: 0,
  refetchInterval: 15_000,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('admin-repair-bench', { params: { id } }, { signal }),
});

/** What is done to one repair goes out in the order of its presses: it is not moved on before what was checked is kept. */
export const oneByOne = (id: number) => ({ id: `repair ${String(id)}` });

interface Act<V> {
  readonly send: (typed: V) => Promise<Bench>;
  readonly onDone?: () => void;
  /** Where the form says itself why it was refused. */
  readonly onFailed?: (error: unknown) => void;
}

/** Something done at the bench of a repair; its answer is shown. */
export function useBenchAct<V = void>(id: number, { send, onDone, onFailed }: Act<V>) {
  return useMutation<Bench, Error, V>({
    scope: oneByOne(id),
    meta: { silent: true },
    mutationFn: send,
    onSuccess: (bench) => {
      queries.setQueriesData({ queryKey: benchKey(id) }, bench);
      onDone?.();
    },
    onError: (error) => {
      if (onFailed) onFailed(error);
      else reportFailure(error);
      // A colleague may have moved it on meanwhile.
      if (failureOf(error).kind !== 'conflict') return;
      void queries.invalidateQueries({ queryKey: benchKey(id) });
      void rereadRepair(id);
    },
  });
}

/** Names the checks for want of which a repair is not ready; false for every other failure. */
export function tellMissingChecks(error: unknown): boolean {
  const missing: unknown = Reflect.get(Object(failureOf(error).body), 'missing');
  if (!Array.isArray(missing)) return false;
  notify('error', phrases('repairBench')('missing', { names: missing.join(', ') }));
  return true;
}
