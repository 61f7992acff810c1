import { createContext, use } from 'react';
import type { CartView } from '../../lib/cart-query.ts';
import type { CartChange } from './use-cart-change.ts';

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
