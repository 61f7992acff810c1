/** What a delivery costs; whole units. `freeFrom` is null where it is never free. */
export interface DeliveryTariff {
  readonly price: number;
  readonly freeFrom: number | null;
  /** `5:149 15:199`: above 5 kg it costs 149, above 15 kg 199; null where the weight does not matter. */
  readonly weightPrices: string | null;
}

/** What is brought: goods and services after discounts, and what their packages weigh together. */
export interface Freight {
  readonly goods: number;
  /** Products whose weight nobody has entered weigh nothing. */
  readonly grams: number;
}

/** Price by the weight alone: of the heaviest band that the packages exceed, else the delivery's own. */
export function priceByWeight(
  { price, weightPrices }: Pick<DeliveryTariff, 'price' | 'weightPrices'>,
  grams: number,
): number {
  let found = { above: -1, price };
  for (const band of weightPrices?.split(' ') ?? []) {
    const [kilograms, costs = price] = band.split(':').map(Number);
    if (kilograms === undefined || grams <= kilograms * 1000 || kilograms <= found.above) continue;
    found = { above: kilograms, price: costs };
  }
  return found.price;
}

/**
 * Price of a delivery by what it brings, before discounts of the shipping itself. A later return never bills it
 * again (T-REF-4).
 */
export const deliveryPriceOf = (tariff: DeliveryTariff, { goods, grams }: Freight): number =>
  tariff.freeFrom !== null && goods >= tariff.freeFrom ? 0 : priceByWeight(tariff, grams);

/** Goods still missing until the delivery is free; null where it is free already or never is. */
export function missingToFreeDelivery(
  tariff: DeliveryTariff,
  { goods, grams }: Freight,
): number | null {
  const { freeFrom } = tariff;
  if (freeFrom === null || goods >= freeFrom || priceByWeight(tariff, grams) === 0) return null;
  return freeFrom - goods;
}
