/** A limited offer that runs now; `piecesLeft` is null without a limit. */
export interface RunningOffer {
  readonly id: number;
  readonly price: number;
  readonly piecesLeft: number | null;
}

export interface PiecesToPrice {
  readonly productId: number;
  readonly quantity: number;
  /** Usual price of one piece, whole market units. */
  readonly usualPrice: number;
  /** The cheapest offer of the product; null where none runs. */
  readonly offer: RunningOffer | null;
}

/** Price of one piece before discounts, and the offer that it is of. */
export interface UnitPrice {
  readonly price: number;
  readonly limitedOfferId: number | null;
}

/**
 * Prices of pieces by line. A limited offer is a line's price while the offer has a piece left for
 * each of the line's; lines take its pieces in the order of the cart, and the one that does not fit
 * pays the usual price, so that every line has one price of a piece.
 */
export function unitPrices(lines: readonly PiecesToPrice[]): UnitPrice[] {
  const taken = new Map<number, number>();
  return lines.map(({ quantity, usualPrice, offer }) => {
    if (offer === null || offer.price >= usualPrice) {
      return { price: usualPrice, limitedOfferId: null };
    }
    const before = taken.get(offer.id) ?? 0;
    const fits = offer.piecesLeft === null || before + quantity <= offer.piecesLeft;
    if (!fits) return { price: usualPrice, limitedOfferId: null };
    taken.set(offer.id, before + quantity);
    return { price: offer.price, limitedOfferId: offer.id };
  });
}
