import type { Knex } from 'knex';
import { canExchange } from '#core/orders/exchange-at-store.ts';
import { deliveryKindOf } from './delivery-kind.ts';
import type { OrderModel } from './order-model.ts';
import { findPledged } from './pledged-devices.ts';

/** The devices of an order that may change hands for its goods at the counter; none where it may not. */
export async function devicesToExchange(
  db: Knex,
  { id, status, deliveryCode }: OrderModel,
): Promise<readonly number[]> {
  if (status !== 'awaiting_device') return [];
  const delivery = await deliveryKindOf(db, { deliveryCode });
  const devices = await findPledged(db, id);
  const states = devices.map((device) => device.status);
  const may = canExchange({ status, delivery, devices: states });
  return may ? devices.map((device) => device.id) : [];
}
