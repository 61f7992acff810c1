import { offeredPrices } from '#core/catalog/offered-prices.ts';
import { priorPrice, type PriorPrice } from '#core/catalog/prior-price.ts';

/** What offered-prices-sql.ts says of a stock item before an instant; times are texts in JSON. */
export interface PastPrices {
  readonly changes: readonly { readonly at: string; readonly price: number | null }[];
  readonly offers: readonly {
    readonly from: string;
    readonly until: string;
    readonly price: number;
  }[];
}

/** What a reduction that began at `since` is compared with, limited offers before it included. */
export function priorPriceOf(
  { changes, offers }: PastPrices,
  since: Date,
  timeZone: string,
): PriorPrice | null {
  const history = offeredPrices(
    changes.map(({ at, price }) => ({ at: new Date(at), price })),
    offers.map(({ from, until, price }) => ({
      from: new Date(from),
      until: new Date(until),
      price,
    })),
  );
  return priorPrice(history, since, timeZone);
}
