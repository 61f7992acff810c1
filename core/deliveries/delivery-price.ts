/** What a delivery costs; whole units. `freeFrom` is null where it is never free. */
export interface DeliveryTariff {
  readonly price: number;
  readonly freeFrom: number | null;
}

/**
 * Price of a delivery for goods and services of so much after discounts, before discounts of the
 * shipping itself. A later return never bills it again (T-REF-4).
 */
export const deliveryPriceOf = ({ price, freeFrom }: DeliveryTariff, goods: number): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : price;

/** Goods still missing until the delivery is free; null where it is free already or never is. */
export function missingToFreeDelivery(
  { price, freeFrom }: DeliveryTariff,
  goods: number,
): number | null {
  if (price === 0 || freeFrom === null || goods >= freeFrom) return null;
  return freeFrom - goods;
}
