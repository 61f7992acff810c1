import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { firstErrorToShow, type FieldErrors } from '#core/cart/first-error.ts';
import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { asApiError } from '#ui/api-error.ts';
import { showCartCount, useCartBadge } from '../../lib/cart-badge.ts';
import { cartQuery } from '../../lib/cart-query.ts';
import { track } from '../../lib/data-layer.ts';
import { forgetSwapOffer } from '../../lib/kept-swap-offer.ts';
import { tabStorage } from '../../lib/retained-form.ts';
import { useShop } from '../../lib/shop.tsx';
import { NetworkError } from '#ui/wire.ts';
import { additionOf } from './addition.ts';
import type { Selection } from './selection.ts';

type Body = CallInput<Endpoints['cart-add-product']>['body'];

export interface AddToCart {
  readonly add: () => void;
  readonly isAdding: boolean;
  /** Why it was not added, in one sentence; null while nothing went wrong. */
  readonly error: string | null;
  /** The chosen piece is the only one of its kind and lies in the cart already. */
  readonly isInCart: boolean;
}

/** Puts what is chosen on the page into the cart and goes on to the page of what was added. */
export function useAddToCart(
  seoName: string,
  selection: Selection | null,
  swapOffer: string | null,
): AddToCart {
  const { client, market } = useShop();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const inCart = useCartBadge()?.packages ?? [];
  const { key } = useLocation();
  // What is chosen is sent once: until another page is there, this one can still be pressed.
  const sentFrom = useRef<string | null>(null);
  const mutation = useMutation({
    mutationFn: (body: Body) => client.post('cart-add-product', { body }),
    onSuccess: async ({ count, packageId }, body) => {
      showCartCount(count);
      if (swapOffer !== null) forgetSwapOffer(tabStorage());
      void queryClient.invalidateQueries(cartQuery(client));
      if (hasServices(body)) track({ name: 'services', subject: seoName });
      await navigate(salePaths(market).added(packageId));
    },
    onError: () => {
      sentFrom.current = null;
    },
  });
  return {
    add: () => {
      if (selection === null || sentFrom.current === key) return;
      sentFrom.current = key;
      mutation.mutate(additionOf(selection, swapOffer));
    },
    isAdding: mutation.isPending,
    error: mutation.isError ? refusalText(mutation.error) : null,
    isInCart:
      selection?.offer.isSingleUnit === true &&
      inCart.some(({ productId }) => productId === selection.offer.id),
  };
}

const hasServices = ({ generalTuito, screenTuito, mpWarranty, prolongWarranty }: Body): boolean =>
  [generalTuito, screenTuito, mpWarranty, prolongWarranty].some((each) => each !== undefined);

/** The server's first sentence, or what to do where there is none. */
function useRefusalText(): (error: unknown) => string {
  const t = useText('product');
  return (error) => {
    if (error instanceof NetworkError) return t('addOffline');
    const refusal = asApiError(error);
    const isExplained = refusal?.status === 400 && typeof refusal.body === 'object';
    // A 400 holds lists of sentences by field (SPECIFICATION section 5).
    const said = isExplained ? firstErrorToShow(refusal.body as FieldErrors) : null;
    return said ?? t('addFailed');
  };
}
