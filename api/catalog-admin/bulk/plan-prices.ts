import type { Knex } from 'knex';
import { reprice, type Repricing } from '#core/catalog/reprice.ts';
import type { ProductCondition } from '#core/catalog/product-condition.ts';
import type { Language } from '#core/market/market.ts';
import { familiesChanged, familiesOf } from '../../read-models/families-changed.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { writePrices, type Priced } from '../product-list/write-prices.ts';
import { splitForTwo } from '../product-list/price-approval.ts';
import type { Plan } from './planned.ts';

export interface PriceChange extends Repricing {
  readonly conditions: readonly ProductCondition[];
}

interface ItemRow {
  readonly id: number;
  readonly variant: number;
  readonly code: string;
  readonly name: string;
  readonly price: number;
  readonly reduced_at: Date | null;
}

export interface PricePlan extends Plan {
  readonly priced: readonly Priced[];
}

/** The most that an amount may be: what a cell of the list takes. */
const highest = 10_000_000;

/** Works out new prices of what is for sale of the variants; the stock items stay locked. */
export async function planPrices(
  trx: Knex.Transaction,
  deps: Pick<Dependencies, 'market'>,
  change: PriceChange,
  ids: readonly number[],
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<PricePlan> {
  const { rows: items } = await trx.raw<{ rows: ItemRow[] }>(
    `select p.id, v.id as variant, v.code, v.name_${language} as name, p.price,
       p.reduced_at
     from products p join master_products v on v.id = p.master_product_id
     where v.id = any(:ids::integer[]) and p.condition = any(:conditions::text[])
       and p.sold_at is null
     order by p.id for update of p`,
    { ids: [...ids], conditions: [...change.conditions] },
  );
  const all = items.map((item) => ({ item, price: reprice(item.price, change) }));
  const isTooHigh = ({ price }: { readonly price: number }) => price > highest;
  const changed = all.filter((one) => one.price !== one.item.price && !isTooHigh(one));
  const refused = all.filter(isTooHigh);
  return {
    priced: changed,
    rows: changed.map(({ item, price }) => ({
      id: item.id,
      code: item.code,
      name: item.name,
      cells: [{ column: 'price', before: item.price, after: price }],
    })),
    same: all.length - changed.length - refused.length,
    refused: refused.map(({ item: { id, code } }) => ({ id, code, phrase: 'too_large' })),
    doubles: 0,
    forTwo: (await splitForTwo(trx, deps, changed, now)).forTwo.length,
  };
}

/** Writes prices of locked stock items; what shows them follows. */
export async function writePlannedPrices(
  trx: Knex.Transaction,
  deps: Dependencies,
  priced: readonly Priced[],
  now: Date,
): Promise<void> {
  await writePrices(trx, priced, now);
  const pieces = priced.map(({ item }) => item.id);
  const families = await familiesOf(
    trx,
    (of) =>
      void of.whereRaw('id in (select master_product_id from products where id = any(?))', [
        pieces,
      ]),
  );
  await familiesChanged(trx, deps, families);
}
