import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saleFailureOf } from '../../lib/sale-trouble.ts';
import { useClient } from '../../lib/shop.tsx';
import { textsIn } from '#ui/form-refusal.ts';
import { checkoutQuery, type Checkout, type Choice } from '../../lib/checkout-query.ts';
import { withChoice } from './with-choice.ts';

const mutationKey = ['cart', 'choose'];

/**
 * Keeps choices on the cart, one after another; each is shown at once, in the same turn as its press. Only the last answer is
 * shown, since the ones before it know nothing of what was pressed meanwhile.
 */
export function useChoose(checkout: Checkout) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { queryKey } = checkoutQuery(client);
  const [pressed, setPressed] = useState<Choice>({});
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const mutation = useMutation({
    mutationKey,
    scope: { id: 'checkout-choice' },
    mutationFn: (body: Choice) => client.post('cart-payments-deliveries-choose', { body }),
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (shown) => shown && withChoice(shown, choice));
    },
    onSuccess: (reply) => {
      if (isLast()) queryClient.setQueryData(queryKey, reply);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSettled: () => (isLast() ? setPressed({}) : undefined),
  });
  const failure = mutation.error === null ? null : saleFailureOf(mutation.error);
  const said = failure?.kind === 'refused' ? textsIn(failure.body) : [];
  return {
    /** The checkout with what was pressed last, which the server has yet to keep. */
    shown: withChoice(checkout, pressed),
    choose: (choice: Choice) => {
      setPressed((before) => ({ ...before, ...choice }));
      mutation.mutate(choice);
    },
    isChoosing: mutation.isPending,
    /** Why the last choice was not kept; the general sentence where nothing was said. */
    trouble: failure && { isOffline: failure.kind === 'offline', messages: said },
  } as const;
}
