import type { Knex } from 'knex';
import { swappedDevices, type PricedStoredCart } from '../cart/priced-cart.ts';

/** Days for which a submitted device may be on its way to us (DECISIONS Buy-back). */
const daysToArrive = 21;

/** Gives devices that are set off the time to come; their buy-backs go on by themselves. */
export async function holdSwappedDevices(
  trx: Knex,
  cart: PricedStoredCart,
  now: Date,
): Promise<void> {
  const ids = swappedDevices(cart).map(({ id }) => id);
  if (ids.length === 0) return;
  const until = new Date(now.getTime() + daysToArrive * 86_400_000);
  await trx('buybacks')
    .whereIn('id', ids)
    .update({
      locked_until: trx.raw('greatest(locked_until, ?)', [until]),
      version: trx.raw('version + 1'),
    });
}
