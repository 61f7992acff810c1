import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { doOrPrepare } from '../prepared-acts/prepare-act.ts';
import { itemInBooks } from './item-in-books.ts';

/** Prices of many stock items for levels: stock item, level, what it paid before (null: as everybody), and the new price. */
export const levelList = z.object({
  of: z.literal('level_list'),
  prices: z.array(z.tuple([z.int(), z.int(), z.int().nullable(), z.int()])),
});
type LevelList = z.output<typeof levelList>;
export type ListedPrice = LevelList['prices'][number];

/** Writes prices of levels by one statement; the stock items are locked. */
export async function writeLevelList(
  trx: Knex.Transaction,
  prices: readonly ListedPrice[],
): Promise<void> {
  if (prices.length === 0) return;
  const rows = prices.map(([product_id, level_id, , price]) => ({ product_id, level_id, price }));
  await trx.raw(
    `with written as (
       insert into product_level_prices (product_id, level_id, price)
       select product_id, level_id, price
       from jsonb_to_recordset(:rows::jsonb) as r (product_id integer, level_id integer, price integer)
       on conflict (product_id, level_id) do update set price = excluded.price
       returning product_id
     )
     update products set version = version + 1 where id in (select product_id from written)`,
    { rows: JSON.stringify(rows) },
  );
}

/** Prepares prices of levels for another person to release; the very same ones that wait already go on waiting. */
export async function prepareLevelList(
  trx: Knex.Transaction,
  deps: Pick<Dependencies, 'market'>,
  prices: readonly ListedPrice[],
  by: { readonly staffId: number; readonly at: Date },
): Promise<void> {
  const [first] = prices;
  if (!first) return;
  const payload: LevelList = { of: 'level_list', prices: [...prices] };
  const digest = createHash('sha256').update(JSON.stringify(prices)).digest('base64url');
  const { code } = await itemInBooks(trx, first[0]);
  const title = prices.length === 1 ? code : `${code} + ${String(prices.length - 1)}`;
  const act = 'price_publish' as const;
  const wanted = { act, subject: `levels:${digest}`, title, amount: 0, payload, reason: '', ...by };
  const never = () => Promise.reject(new Error('a price for two people was written by one'));
  await doOrPrepare(trx, deps, wanted, never).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.phrase === 'act_waits_already')) throw error;
  });
}

/** Writes what was prepared; 409 where a level pays something else by now. */
export async function releaseLevelList(
  trx: Knex.Transaction,
  { prices }: LevelList,
): Promise<void> {
  const ids = prices.map(([productId]) => productId);
  await trx('products').whereIn('id', ids).orderBy('id').forUpdate().select('id');
  const rows = await trx('product_level_prices')
    .whereIn('product_id', ids)
    .select('product_id', 'level_id', 'price');
  const now = new Map(
    rows.map((row) => [`${String(row.product_id)} ${String(row.level_id)}`, row.price]),
  );
  const isStale = ([productId, levelId, before]: ListedPrice) =>
    (now.get(`${String(productId)} ${String(levelId)}`) ?? null) !== before;
  if (prices.some(isStale)) throw new Refusal(409, 'act_stale');
  await writeLevelList(trx, prices);
}
