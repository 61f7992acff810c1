import type { Knex } from 'knex';
import { z } from 'zod';
import { chooseUnits } from '#core/orders/choose-units.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { RefundedUnit } from './create-refund.ts';
import type { OrderModel } from './order-model.ts';
import { openUnits } from './refund-order.ts';
import { returnGoods } from './return-goods.ts';
import { findUnits } from './withdrawal-rows.ts';

/** What staff give back of an order; as it is kept until another person releases it. */
export const wantedPieces = z.object({
  id: z.int(),
  version: z.int(),
  pieces: z.array(z.object({ position: z.int(), quantity: z.int() })),
  includeShipping: z.boolean(),
});
export type WantedPieces = z.output<typeof wantedPieces>;

/** The units that are meant; refuses what is refunded already or was never ordered. */
export async function chosenUnits(
  trx: Knex,
  { id, pieces, includeShipping }: WantedPieces,
): Promise<RefundedUnit[]> {
  const chosen = chooseUnits(await findUnits(trx, id), pieces, ({ isRefunded }) => !isRefunded);
  if (!chosen.ok && chosen.error === 'unknown_line') {
    throw new FieldRefusal({ pieces: ['invalid_value'] });
  }
  if (!chosen.ok) throw new Refusal(409, 'refund_refused');
  const ids = new Set(chosen.value.map(({ unitId }) => unitId));
  const services = includeShipping ? await openServices(trx, id) : new Set<number>();
  const open = await openUnits(trx, id);
  return open.filter(({ unitId }) => ids.has(unitId) || services.has(unitId));
}

/** Gives the units of a locked order back; the caller has seen to its version. */
export async function refundPieces(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  units: readonly RefundedUnit[],
  now: Date,
) {
  await order.$query(trx).patch({ version: order.version + 1 });
  return returnGoods(trx, deps, order, { reason: 'staff', units, now });
}

/** Units of shipping and fees. */
async function openServices(trx: Knex, orderId: number): Promise<ReadonlySet<number>> {
  const rows = await trx('order_units as u')
    .join('order_lines as l', 'l.id', 'u.line_id')
    .where('u.order_id', orderId)
    .whereIn('l.kind', ['shipping', 'payment_fee'])
    .select<{ id: number }[]>('u.id');
  return new Set(rows.map(({ id }) => id));
}

/** Whole units of an order's net; what comes of them in money is never more. */
export const netOf = (units: readonly RefundedUnit[]): number =>
  units.reduce((sum, { net }) => sum + net, 0);
