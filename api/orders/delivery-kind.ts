import type { Knex } from 'knex';
import type { DeliveryKind } from '#core/deliveries/matrix.ts';
import type { OrderModel } from './order-model.ts';

/** How an order reaches its customer. */
export async function deliveryKindOf(
  db: Knex,
  { deliveryCode }: Pick<OrderModel, 'deliveryCode'>,
): Promise<DeliveryKind> {
  const method = await db('delivery_methods')
    .where({ code: deliveryCode })
    .first<{ kind: DeliveryKind } | undefined>('kind');
  if (!method) throw new Error(`an order has lost its delivery ${deliveryCode}`);
  return method.kind;
}
