import { createContext, use } from 'react';
import type { CartView } from '../../lib/cart-query.ts';

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

/** The cart that the page shows and the way to change it. */
export interface CartPage {
  readonly view: CartView;
  readonly change: (change: CartChange) => void;
  /** Places whose changes are under way. */
  readonly waiting: readonly string[];
  readonly trouble: { readonly place: string; readonly message: string } | null;
}

export const CartContext = createContext<CartPage | null>(null);

export function useCartPage(): CartPage {
  const page = use(CartContext);
  if (page === null) throw new Error('rendered outside of the cart');
  return page;
}
