/** The cart as a client remembers it between loads; `count` is the number on the badge. */
export interface CartBadge<P> {
  readonly count: number;
  readonly packages: readonly P[];
}

/** A fresh count from the server; 0 also empties the packages (SPECIFICATION section 4, T-CART-5). */
export const refreshCount = <P>(cart: CartBadge<P>, count: number): CartBadge<P> => ({
  count,
  packages: count === 0 ? [] : cart.packages,
});
