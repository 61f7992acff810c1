import type { PriceChange } from './prior-price.ts';

/** When and for how much an offer sold a product. */
export interface OfferedPrice {
  readonly from: Date;
  /** The first instant at which it is over. */
  readonly until: Date;
  /** Whole market units. */
  readonly price: number;
}

/**
 * A history of usual prices, oldest first, with the limited offers that ran meanwhile: what a product
 * could really be bought for, which is what reductions are compared with (DECISIONS "Money",
 * T-PLAT-5). An offer that was sold out early counts to its end, so that nothing is claimed too much.
 */
export function offeredPrices(
  history: readonly PriceChange[],
  offers: readonly OfferedPrice[],
): readonly PriceChange[] {
  if (offers.length === 0) return history;
  const instants = [
    ...history.map(({ at }) => at.getTime()),
    ...offers.flatMap(({ from, until }) => [from.getTime(), until.getTime()]),
  ];
  return [...new Set(instants)]
    .sort((one, other) => one - other)
    .map((instant) => {
      const at = new Date(instant);
      const usual = history.findLast((change) => change.at <= at)?.price ?? null;
      if (usual === null) return { at, price: null };
      const running = offers.filter(({ from, until }) => from <= at && at < until);
      return { at, price: Math.min(usual, ...running.map(({ price }) => price)) };
    });
}
