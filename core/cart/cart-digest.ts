/** A line as the digest sees it: whose it is, how many, and what each piece costs. */
export interface DigestedLine {
  /** The database's id of the package or the child. */
  readonly id: number;
  readonly isChild: boolean;
  /** Of the stock item, or of the add-on. */
  readonly itemId: number;
  readonly quantity: number;
  readonly unitNets: readonly number[];
  /** Program of installments; null where it is paid at once. */
  readonly programId: number | null;
}

export interface DigestedCart {
  readonly lines: readonly DigestedLine[];
  readonly shipping: number;
  readonly paymentFee: number;
  readonly buyback: number;
  readonly bonus: number;
  readonly payout: number;
}

/**
 * Everything that a cart costs as one text, to be hashed: what the customer saw is named by it when
 * the order is finished (DECISIONS "Cart, discounts, orders", T-CART-8). Names and pictures are not
 * in it, so it changes only where the money does. Lines by their id, packages before children.
 */
export const cartDigestText = (cart: DigestedCart): string =>
  JSON.stringify([
    cart.lines
      .toSorted((a, b) => Number(a.isChild) - Number(b.isChild) || a.id - b.id)
      .map(({ id, isChild, itemId, quantity, unitNets, programId }) => [
        isChild ? 'c' : 'p',
        ...[id, itemId, quantity, unitNets, programId],
      ]),
    ...[cart.shipping, cart.paymentFee, cart.buyback, cart.bonus, cart.payout],
  ]);
