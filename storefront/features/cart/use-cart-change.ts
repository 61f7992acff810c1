import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { showCart, showCartCount } from '../../lib/cart-badge.ts';
import { cartQuery, type CartView } from '../../lib/cart-query.ts';
import { useClient } from '../../lib/shop.tsx';
import type { CartChange, CartPage } from './cart-context.ts';
import { useFailureText } from './failure-text.ts';

const mutationKey = ['cart', 'change'];

const isCart = (reply: unknown): reply is CartView =>
  typeof reply === 'object' && reply !== null && 'digest' in reply;

/**
 * The cart and the changes of it, sent one after another; each is shown at once, in the same turn as
 * its press.
 */
export function useCartChange(cart: CartView): CartPage & { readonly said: string } {
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [trouble, setTrouble] = useState<CartPage['trouble']>(null);
  const [said, setSaid] = useState('');
  const { view, press, forget } = usePressed(cart);
  const { queryKey } = cartQuery(client);
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const { mutate } = useMutation({
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
      forget();
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
      forget();
      if (before) {
        queryClient.setQueryData(queryKey, before);
        showCart(before);
      }
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  const waiting = useWaiting();
  const change = useCallback(
    (asked: CartChange) => {
      press(asked);
      mutate(asked);
    },
    [press, mutate],
  );
  return { view, change, waiting, trouble, said };
}

/** The cart with what was pressed: the query tells of it a turn later, when a radio has sprung back. */
function usePressed(cart: CartView) {
  const [pressed, setPressed] = useState<readonly CartChange[]>([]);
  const view = useMemo(
    () => pressed.reduce((shown, { expected }) => expected?.(shown) ?? shown, cart),
    [pressed, cart],
  );
  const press = useCallback((asked: CartChange) => setPressed((all) => [...all, asked]), []);
  const forget = () => setPressed([]);
  return { view, press, forget } as const;
}

/** Places whose changes are under way. */
const useWaiting = () =>
  useMutationState({
    filters: { mutationKey, status: 'pending' },
    // Only this file uses the key.
    select: ({ state }) => (state.variables as CartChange).place,
  });
