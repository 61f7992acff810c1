import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { isPriceOfDayForTwo, type KnownPrice } from '#core/catalog/reprice.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { doOrPrepare } from '../../prepared-acts/prepare-act.ts';
import { coveringPriceOf } from '../covering-price-of.ts';
import { itemInBooks } from '../item-in-books.ts';
import type { Priced } from './write-prices.ts';

/** Stock items that are to cost something else. */
type Wanted = Pick<Priced, 'price'> & { readonly item: { readonly id: number } };

interface StoredPrice extends KnownPrice {
  readonly id: number;
  readonly unitCost: number | null;
}

/** Parts prices of locked stock items into what one person may write and what another releases. */
export async function splitForTwo<P extends Wanted>(
  trx: Knex,
  deps: Pick<Dependencies, 'market'>,
  priced: readonly P[],
  now: Date,
): Promise<{ readonly alone: readonly P[]; readonly forTwo: readonly P[] }> {
  if (priced.length === 0) return { alone: [], forTwo: [] };
  const { rows } = await trx.raw<{ rows: StoredPrice[] }>(
    `select p.id, p.price, p.bought_for as "boughtFor", p.unit_cost as "unitCost", coalesce((
       select h.price from price_history h
       where h.product_id = p.id and h.at <= :now::timestamptz - interval '24 hours'
       order by h.at desc limit 1), p.price) as "dayAgo",
       not p.is_on_sale and not exists (select from price_history h
         where h.product_id = p.id order by h.at offset 1) as "isFirst"
     from products p where p.id = any(:ids::integer[])`,
    { ids: priced.map(({ item }) => item.id), now },
  );
  const coveringOf = coveringPriceOf(deps, now);
  const known = new Map(
    rows.map((row): [number, KnownPrice] => [row.id, { ...row, boughtFor: coveringOf(row) }]),
  );
  const isForTwo = ({ item, price }: P) => {
    const row = known.get(item.id);
    return row !== undefined && isPriceOfDayForTwo(row, price);
  };
  return {
    alone: priced.filter((one) => !isForTwo(one)),
    forTwo: priced.filter(isForTwo),
  };
}

/** Prices as they wait: id of the stock item, price before and after. */
export const preparedPricesOf = (priced: readonly Priced[]) => ({
  of: 'goods' as const,
  prices: priced.map(({ item, price }) => [item.id, item.price, price] as const),
});

interface By {
  readonly staffId: number;
  readonly at: Date;
}

/**
 * Prepares prices for another person to release (DECISIONS "Money and two people"). The very same ones
 * that wait already go on waiting.
 */
export async function preparePrices(
  trx: Knex.Transaction,
  deps: Pick<Dependencies, 'market'>,
  priced: readonly Priced[],
  { staffId, at }: By,
): Promise<void> {
  const [first] = priced;
  if (!first) return;
  const payload = preparedPricesOf(priced);
  const digest = createHash('sha256').update(JSON.stringify(payload.prices)).digest('base64url');
  const act = 'price_publish' as const;
  const { code } = await itemInBooks(trx, first.item.id);
  const title = priced.length === 1 ? code : `${code} + ${String(priced.length - 1)}`;
  const wanted = { act, subject: `goods:${digest}`, title, amount: 0, payload, reason: '' };
  const never = () => Promise.reject(new Error('a price for two people was written by one'));
  await doOrPrepare(trx, deps, { ...wanted, staffId, at }, never).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.phrase === 'act_waits_already')) throw error;
  });
}
