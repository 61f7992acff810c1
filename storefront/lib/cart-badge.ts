import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { refreshCount, type CartBadge } from '#core/cart/cart-count.ts';
import type { Client } from '#core/contract/client.ts';
import type { CartView } from './cart-query.ts';

/** A piece in the cart, as far as pages outside of the cart need to know it. */
interface InCart {
  readonly productId: number;
  readonly quantity: number;
}

type Badge = CartBadge<InCart>;

// One cart per page: the header and the product page show the same.
const badge = createStore<Badge | null>(() => null);
let loading: Promise<unknown> | null = null;
let changes = 0;

/** The cart in short; null on the server and until it has arrived. */
export const useCartBadge = (): Badge | null => useStore(badge);

/** Asks for the cart once a page; a failure leaves it unknown and is asked again next time. */
export function loadCartBadge(client: Client): void {
  const known = changes;
  loading ??= client.get('cart', {}).then(
    // What was changed in the meantime is newer than this answer.
    (view) => (known === changes ? showCart(view) : undefined),
    () => (loading = null),
  );
}

/** Asks anew: whoever has signed in or out has another cart. */
export function reloadCartBadge(client: Client): void {
  changes += 1;
  badge.setState(null, true);
  loading = null;
  loadCartBadge(client);
}

/** Shows the cart as the server has just answered it. */
export function showCart({ count, cartPackagesItems }: CartView): void {
  changes += 1;
  const packages = cartPackagesItems.map(({ productId, quantity }) => ({ productId, quantity }));
  badge.setState({ count, packages }, true);
}

/** Shows the count that a change was answered with; none left also empties the packages. */
export function showCartCount(count: number): void {
  changes += 1;
  badge.setState(refreshCount(badge.getState() ?? { count, packages: [] }, count), true);
}
