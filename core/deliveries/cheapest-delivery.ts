import { deliveryPriceOf, type DeliveryTariff } from './delivery-price.ts';
import { deliveryRefusal, type DeliveryFacts } from './matrix.ts';

export type OfferedDelivery = DeliveryFacts &
  DeliveryTariff & {
    /** Working days from the day on which it leaves. */
    readonly daysMin: number;
    readonly daysMax: number;
  };

export interface PieceToBring {
  readonly price: number;
  readonly grams: number;
  readonly isInWarehouse: boolean;
}

/** What bringing one piece to an address costs, and how long it takes. */
export interface Shipping {
  readonly price: number;
  readonly daysMin: number;
  readonly daysMax: number;
}

/** The cheapest way to bring one piece alone, of equal ones the faster; null where nothing takes it. */
export function cheapestDelivery(
  deliveries: readonly OfferedDelivery[],
  { price: goods, grams, isInWarehouse }: PieceToBring,
): Shipping | null {
  const cart = {
    pieces: 1,
    goods,
    grams,
    isAllInWarehouse: isInWarehouse,
    hasLeasing: false,
    arrangements: new Set<never>(),
  };
  const ways = deliveries
    .filter((delivery) => deliveryRefusal(delivery, cart) === null)
    .map((delivery) => ({
      price: deliveryPriceOf(delivery, { goods, grams }),
      daysMin: delivery.daysMin,
      daysMax: delivery.daysMax,
    }));
  const [best = null] = ways.toSorted((a, b) => a.price - b.price || a.daysMax - b.daysMax);
  return best;
}
