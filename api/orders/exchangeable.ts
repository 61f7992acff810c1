import type { Knex } from 'knex';
import type { DeliveryKind } from '#core/deliveries/matrix.ts';
import { canExchange } from '#core/orders/exchange-at-store.ts';
import type { OrderModel } from './order-model.ts';
import { findPledged } from './pledged-devices.ts';

/** The devices of an order that may change hands for its goods at the counter; none where it may not. */
export async function devicesToExchange(
  db: Knex,
  { id, status, deliveryCode }: OrderModel,
): Promise<readonly number[]> {
  if (status !== 'awaiting_device') return [];
  const method: { kind: DeliveryKind } | undefined = await db('delivery_methods')
    .where({ code: deliveryCode })
    .first('kind');
  const devices = await findPledged(db, id);
  const delivery = method?.kind;
  const states = devices.map((device) => device.status);
  const may = delivery !== undefined && canExchange({ status, delivery, devices: states });
  return may ? devices.map((device) => device.id) : [];
}
