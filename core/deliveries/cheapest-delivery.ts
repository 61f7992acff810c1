import { deliveryPriceOf, type DeliveryTariff } from './delivery-price.ts';
import { deliveryRefusal, type CartToDeliver, type DeliveryFacts } from './matrix.ts';

export type OfferedDelivery = DeliveryFacts &
  DeliveryTariff & {
    /** Working days from the day on which it leaves. */
    readonly daysMin: number;
    readonly daysMax: number;
  };

export interface PieceToBring {
  readonly price: number;
  readonly grams: number;
  /** The longest side of its package; 0 where nobody has measured it. */
  readonly longestCm: number;
  readonly isInWarehouse: boolean;
}

/** What bringing one piece to an address costs, and how long it takes. */
export interface Shipping {
  readonly price: number;
  readonly daysMin: number;
  readonly daysMax: number;
}

/** One piece alone, as the matrix of deliveries asks for a cart. */
export const cartOfPiece = ({
  price,
  grams,
  longestCm,
  isInWarehouse,
}: PieceToBring): CartToDeliver => ({
  pieces: 1,
  goods: price,
  grams,
  longestCm,
  isAllInWarehouse: isInWarehouse,
  hasLeasing: false,
  arrangements: new Set<never>(),
});

/** The cheapest way to bring one piece alone, of equal ones the faster; null where nothing takes it. */
export function cheapestDelivery(
  deliveries: readonly OfferedDelivery[],
  piece: PieceToBring,
): Shipping | null {
  const cart = cartOfPiece(piece);
  const ways = deliveries
    .filter((delivery) => deliveryRefusal(delivery, cart) === null)
    .map((delivery) => ({
      price: deliveryPriceOf(delivery, cart),
      daysMin: delivery.daysMin,
      daysMax: delivery.daysMax,
    }));
  const [best = null] = ways.toSorted((a, b) => a.price - b.price || a.daysMax - b.daysMax);
  return best;
}
