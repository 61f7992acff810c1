import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showCart, showCartCount } from '../../lib/cart-badge.ts';
import { cartQuery, type CartView } from '../../lib/cart-query.ts';
import { useClient } from '../../lib/shop.tsx';
import { useFailureText } from './failure-text.ts';

/** One change of the cart. */
export interface CartChange {
  /** Where it was asked for: there it waits, and there its failure is said. */
  readonly place: string;
  /** The cart as it will look, shown at once and taken back when the server refuses. */
  readonly expected?: (view: CartView) => CartView;
  /** A reply that is a cart is shown; after any other the cart is asked for. */
  readonly send: () => Promise<unknown>;
  /** Said when it is done. */
  readonly said?: string;
  readonly onDone?: () => void;
}

const mutationKey = ['cart', 'change'];

const isCart = (reply: unknown): reply is CartView =>
  typeof reply === 'object' && reply !== null && 'digest' in reply;

/** Changes of the cart, sent one after another; each is shown at once. */
export function useCartChange() {
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [trouble, setTrouble] = useState<{ place: string; message: string } | null>(null);
  const [said, setSaid] = useState('');
  const { queryKey } = cartQuery(client);
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const mutation = useMutation({
    mutationKey,
    scope: { id: 'cart' },
    mutationFn: ({ send }: CartChange) => send(),
    onMutate: async ({ expected }) => {
      setTrouble(null);
      setSaid('');
      await queryClient.cancelQueries({ queryKey, exact: true });
      const before = queryClient.getQueryData(queryKey);
      if (expected && before) {
        const next = expected(before);
        queryClient.setQueryData(queryKey, next);
        showCartCount(next.count);
      }
      return before;
    },
    onSuccess: async (reply, { said: words = '', onDone }) => {
      setSaid(words);
      onDone?.();
      // What came meanwhile is not in this answer; the last one brings it.
      if (!isLast()) return;
      if (isCart(reply)) {
        queryClient.setQueryData(queryKey, reply);
        showCart(reply);
        await queryClient.invalidateQueries({
          queryKey,
          predicate: (each) => each.queryKey.length > 1,
        });
      } else await queryClient.invalidateQueries({ queryKey });
    },
    onError: async (error, { place }, before) => {
      setTrouble({ place, message: failureText(error) });
      if (!isLast()) return;
      if (before) {
        queryClient.setQueryData(queryKey, before);
        showCart(before);
      }
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  const waiting = useMutationState({
    filters: { mutationKey, status: 'pending' },
    // Only this hook uses the key.
    select: ({ state }) => (state.variables as CartChange).place,
  });
  return { change: mutation.mutate, waiting, trouble, said } as const;
}
