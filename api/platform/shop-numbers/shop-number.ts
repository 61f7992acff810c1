import type { Knex } from 'knex';
import { usualNumber, type ShopNumber } from '#core/settings/shop-numbers.ts';

/** A number as this shop has set it, or as it usually is; read whenever it is needed, so that a change counts at once. */
export async function shopNumber(db: Knex, setting: ShopNumber): Promise<number> {
  const row = await db('shop_numbers')
    .where({ setting })
    .first<{ amount: number } | undefined>('amount');
  return row?.amount ?? usualNumber(setting);
}
