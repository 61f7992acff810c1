import { useMutation, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '#ui/api-error.ts';
import { useClient } from '../../lib/shop.tsx';
import { reservationQuery } from './reservation-query.ts';

/** Gives the piece back. When the reservation ended before, the page shows how. */
export function useCancel(code: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { queryKey } = reservationQuery(client, code);
  const mutation = useMutation({
    mutationFn: () => client.post('reservation-cancel', { params: { code } }),
    onSuccess: (reservation) => queryClient.setQueryData(queryKey, reservation),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const failure = mutation.error === null ? null : statusOf(mutation.error) === 409;
  return {
    cancel: () => mutation.mutate(),
    failed: failure === false,
    isCancelling: mutation.isPending,
  } as const;
}
