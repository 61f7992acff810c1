import type { Knex } from 'knex';
import { z } from 'zod';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { NewItem } from '../product-list/locked-products.ts';
import { writePlannedPrices } from './plan-prices.ts';

/** Prices of goods that wait for another person: id of the stock item, price before and after. */
export const preparedPrices = z.object({
  of: z.literal('goods'),
  prices: z.array(z.tuple([z.int(), z.int(), z.int()])),
});
type PreparedPrices = z.output<typeof preparedPrices>;

/** Writes prices that were prepared; 409 where one has changed or its piece was sold since. */
export async function releasePrices(
  trx: Knex.Transaction,
  deps: Dependencies,
  { prices }: PreparedPrices,
  now: Date,
): Promise<void> {
  const items = await trx('products')
    .whereRaw('id = any(?)', [prices.map(([id]) => id)])
    .whereNull('sold_at')
    .orderBy('id')
    .forUpdate()
    .select<Pick<NewItem, 'id' | 'price' | 'reduced_at'>[]>('id', 'price', 'reduced_at');
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const priced = prices.map(([id, before, price]) => {
    const item = itemOf.get(id);
    if (item?.price !== before) throw new Refusal(409, 'act_stale');
    return { item, price };
  });
  await writePlannedPrices(trx, deps, priced, now);
}
