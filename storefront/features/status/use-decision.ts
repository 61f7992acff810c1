import { useMutation, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '#ui/api-error.ts';
import { useClient } from '../../lib/shop.tsx';
import { counterOfferQuery } from './counter-offer-query.ts';

export type Decision = 'accept' | 'refuse' | 'keep_device' | 'call_off';

/** Sends the seller's decision. When somebody decided before, the page shows what was decided. */
export function useDecision(code: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { queryKey } = counterOfferQuery(client, code);
  const mutation = useMutation({
    mutationFn: (decision: Decision) =>
      client.post('buyback-counter-offer-decide', { params: { code }, body: { decision } }),
    onSuccess: (offer) => queryClient.setQueryData(queryKey, offer),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const status = statusOf(mutation.error);
  const wasDecided = status === 409 || status === 400;
  return {
    decide: (decision: Decision) => mutation.mutate(decision),
    failure: mutation.error === null ? null : wasDecided ? 'decided' : 'failed',
    isDeciding: mutation.isPending,
  } as const;
}
