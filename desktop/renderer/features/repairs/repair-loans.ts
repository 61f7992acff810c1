import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';

export type Loans = Reply<Endpoints['admin-repair-loans']>;
export type Loan = Loans['loans'][number];
export type LendBody = CallInput<Endpoints['admin-repair-lend']>['body'];
export type EndBody = CallInput<Endpoints['admin-repair-loan-end']>['body'];

const loansKey = (id: number) => ['admin-repair-loans', id];

export const loansQuery = (id: number) => ({
  queryKey: loansKey(id),
  staleTime: 0,
  // A colleague at the counter lends as well.
  refetchInterval: 30_000,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('admin-repair-loans', { params: { id } }, { signal }),
});

/** Lends or ends a loan: its answer is shown, and what the form itself does not say is told. */
export function useLoanAct<V>(
  id: number,
  send: (typed: V) => Promise<Loans>,
  onDone: (loans: Loans) => void,
) {
  const queries = useQueryClient();
  return useMutation<Loans, Error, V>({
    meta: { silent: true },
    mutationFn: send,
    onSuccess: (loans) => {
      queries.setQueryData(loansKey(id), loans);
      onDone(loans);
    },
    onError: (error) => {
      const { kind, fields } = failureOf(error);
      if (Object.keys(fields).length === 0) reportFailure(error);
      if (kind === 'conflict') void queries.invalidateQueries({ queryKey: loansKey(id) });
    },
  });
}
