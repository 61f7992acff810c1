import type { Knex } from 'knex';
import { settleTotal, type SettledTotal } from '#core/cart/settle-total.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { OrderModel } from './order-model.ts';
import type { PledgedRow } from './pledged-devices.ts';
import { voucherOf } from './swap-voucher.ts';

/** What devices and voucher pay of an order: a device what it is worth now. */
export async function reckon(
  db: Knex,
  deps: Pick<Dependencies, 'market'>,
  order: OrderModel,
  devices: readonly PledgedRow[],
): Promise<SettledTotal> {
  const buyback = devices.reduce((sum, { price }) => sum + price, 0);
  const voucher = await voucherOf(db, deps, order, devices);
  return settleTotal({ total: order.total, buyback, bonus: voucher?.worth ?? 0 });
}

/** Stores what each device and the voucher pay of an order. */
export async function storeCredits(
  trx: Knex,
  order: OrderModel,
  devices: readonly PledgedRow[],
  bonus: number,
): Promise<void> {
  for (const { id, price } of devices) {
    await trx('order_buybacks')
      .where({ order_id: order.id, buyback_id: id, kind: 'swap' })
      .update({ amount: price });
  }
  await storeVoucher(trx, order, bonus);
}

/** A voucher is used for what it pays, and not at all where it pays nothing (T-SWAP-3). */
async function storeVoucher(trx: Knex, { id, cartId }: OrderModel, amount: number): Promise<void> {
  await trx('order_buybacks').where({ order_id: id, kind: 'bonus' }).delete();
  if (amount === 0) return;
  const cart: { bonus_buyback_id: number | null } | undefined =
    cartId === null
      ? undefined
      : await trx('carts').where({ id: cartId }).first('bonus_buyback_id');
  const device = cart?.bonus_buyback_id ?? null;
  if (device === null) throw new Error('an order has a voucher of no device');
  await trx('order_buybacks').insert({
    order_id: id,
    buyback_id: device,
    kind: 'bonus',
    amount,
  });
}
