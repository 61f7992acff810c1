/** What a stock item's price is and since when it is publicly called reduced. */
export interface ReducedPrice {
  /** Whole market units. */
  readonly price: number;
  /** Null while the price is not called reduced. */
  readonly reducedAt: Date | null;
}

/**
 * Since when a price is called reduced after staff have changed it; null where it no longer is. Each
 * new price begins a reduction of its own, so that it is compared with the lowest price of the 30
 * days before it, an earlier reduction among them (T-PLAT-5, T-PLAT-6).
 */
export function reductionStart(
  before: ReducedPrice,
  after: { readonly price: number; readonly isReduced: boolean },
  now: Date,
): Date | null {
  if (!after.isReduced) return null;
  const goesOn = before.reducedAt !== null && before.price === after.price;
  return goesOn ? before.reducedAt : now;
}
