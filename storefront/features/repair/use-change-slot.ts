import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asApiError } from '#ui/api-error.ts';
import { textsIn } from '#ui/form-refusal.ts';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { repairQuery } from './repair-query.ts';
import { slotsKey } from './slots-query.ts';
import { useFullSlot } from './use-full-slot.ts';

/** Chooses, moves or cancels when a device is brought; where somebody was faster, it says so and what is free. */
export function useChangeSlot(code: string, onDone: () => void) {
  const t = useText('repair');
  const client = useClient();
  const queryClient = useQueryClient();
  const full = useFullSlot();
  const { queryKey } = repairQuery(client, code);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (startsAt: string | null) => {
      try {
        return await client.post('repair-slot', { params: { code }, body: { startsAt } });
      } catch (failure) {
        throw full.refusalOf(failure);
      }
    },
    onSuccess: (repair) => {
      queryClient.setQueryData(queryKey, repair);
      void queryClient.invalidateQueries({ queryKey: slotsKey });
      onDone();
    },
    // Where it has begun or the device has come meanwhile, the page shows it.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const refusal = asApiError(error);
  const told = refusal?.status === 409 ? textsIn(refusal.body).join(' ') : t('failedText');
  return {
    change: mutate,
    error: error === null ? undefined : told,
    offered: full.offered,
    isPending,
  } as const;
}
