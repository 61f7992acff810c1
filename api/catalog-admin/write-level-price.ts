import type { Knex } from 'knex';
import { z } from 'zod';
import { Refusal } from '../platform/http/refusal.ts';

/** What a stock item is to cost for a level; whole units, null: the level has no price of its own. */
export const levelPrice = z.object({
  of: z.literal('level'),
  productId: z.int(),
  levelId: z.int(),
  before: z.int().nullable(),
  price: z.int().nullable(),
});
export type LevelPrice = z.output<typeof levelPrice>;
type Place = Pick<LevelPrice, 'productId' | 'levelId'>;

const keyOf = ({ productId, levelId }: Place) => ({ product_id: productId, level_id: levelId });

/** What the level pays now; null where it has no price of its own. */
export async function levelPriceBefore(trx: Knex, place: Place): Promise<number | null> {
  const row: { price: number } | undefined = await trx('product_level_prices')
    .where(keyOf(place))
    .first('price');
  return row?.price ?? null;
}

/** Writes the price of a level and counts up the version of the stock item. */
export async function writeLevelPrice(
  trx: Knex.Transaction,
  { price, ...place }: LevelPrice,
): Promise<void> {
  const key = keyOf(place);
  if (price === null) await trx('product_level_prices').where(key).delete();
  else {
    await trx('product_level_prices')
      .insert({ ...key, price })
      .onConflict(['product_id', 'level_id'])
      .merge();
  }
  await trx('products').where({ id: place.productId }).increment('version');
}

/** Writes what was prepared; 409 where the level pays something else by now. */
export async function releaseLevelPrice(trx: Knex.Transaction, wanted: LevelPrice): Promise<void> {
  await trx('products').where({ id: wanted.productId }).forUpdate().first('id');
  if ((await levelPriceBefore(trx, wanted)) !== wanted.before) throw new Refusal(409, 'act_stale');
  await writeLevelPrice(trx, wanted);
}
