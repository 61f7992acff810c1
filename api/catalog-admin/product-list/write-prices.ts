import type { Knex } from 'knex';
import { reductionStart } from '#core/catalog/reduction-start.ts';
import type { NewItem } from './locked-products.ts';

/** A stock item with the price that it gets; whole units. */
export interface Priced {
  readonly item: Pick<NewItem, 'id' | 'price' | 'reduced_at'>;
  readonly price: number;
}

/** A reduced price that becomes another begins a reduction of its own (T-PLAT-5). */
export async function writePrices(trx: Knex, priced: readonly Priced[], now: Date): Promise<void> {
  const changed = priced.map(({ item, price }) => {
    const before = { price: item.price, reducedAt: item.reduced_at };
    const after = { price, isReduced: item.reduced_at !== null };
    return { id: item.id, price, reduced_at: reductionStart(before, after, now) };
  });
  if (changed.length === 0) return;
  await trx.raw(
    `update products p set price = c.price, reduced_at = c.reduced_at, version = p.version + 1
     from jsonb_to_recordset(:changed::jsonb)
       as c (id integer, price integer, reduced_at timestamptz)
     where p.id = c.id`,
    { changed: JSON.stringify(changed) },
  );
}
