/** What a delivery costs; whole units. `freeFrom` is null where it is never free. */
export interface DeliveryTariff {
  readonly price: number;
  readonly freeFrom: number | null;
  /** `5:149 15:199`: above 5 kg it costs 149, above 15 kg 199; null where the weight does not matter. */
  readonly weightPrices: string | null;
  /** `vip:0 firmy:49`: what customers of a price level pay whatever it weighs; without it all pay the same. */
  readonly levelPrices?: string | null;
}

/** What is brought: goods and services after discounts, and what their packages weigh together. */
export interface Freight {
  readonly goods: number;
  /** Products whose weight nobody has entered weigh nothing. */
  readonly grams: number;
  /** Code of the customer's price level; left out for those without one. */
  readonly level?: string | null;
}

/** Price by the weight alone: of the heaviest band that the packages exceed, else the delivery's own. */
function priceByWeight(
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

/** Price of a customer's level; null where the delivery has none for it. */
function priceOfLevel(
  { levelPrices }: Pick<DeliveryTariff, 'levelPrices'>,
  level: string | null | undefined,
): number | null {
  const own = levelPrices?.split(' ').find((one) => one.split(':', 1)[0] === level);
  return own === undefined ? null : Number(own.split(':')[1]);
}

/** Price before the goods make it free: of the customer's level, else by the weight. */
export const priceBeforeFree = (
  tariff: DeliveryTariff,
  { grams, level }: Pick<Freight, 'grams' | 'level'>,
): number => priceOfLevel(tariff, level) ?? priceByWeight(tariff, grams);

/**
 * Price of a delivery by what it brings, before discounts of the shipping itself. A later return never bills it
 * again (T-REF-4).
 */
export const deliveryPriceOf = (tariff: DeliveryTariff, freight: Freight): number =>
  tariff.freeFrom !== null && freight.goods >= tariff.freeFrom
    ? 0
    : priceBeforeFree(tariff, freight);

/** Goods still missing until the delivery is free; null where it is free already or never is. */
export function missingToFreeDelivery(tariff: DeliveryTariff, freight: Freight): number | null {
  const { freeFrom } = tariff;
  const { goods } = freight;
  if (freeFrom === null || goods >= freeFrom || priceBeforeFree(tariff, freight) === 0) return null;
  return freeFrom - goods;
}
