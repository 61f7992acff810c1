import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { createRefund } from './create-refund.ts';
import type { OrderModel } from './order-model.ts';

// The remainder of an order belongs to its first device, as in buyback/desk/payout-rows.ts.
const setOffSql = `
  select coalesce(sum(c.amount - case when c.buyback_id = (
      select min(f.buyback_id) from order_buybacks f
      where f.order_id = c.order_id and f.kind = 'swap' and f.released_at is null)
    then :payout else 0 end), 0)::integer as amount
  from order_buybacks c join buybacks b on b.id = c.buyback_id
  where c.order_id = :id and c.kind = 'swap' and c.released_at is null
    and b.status in ('payout_pending', 'paid')`;

/**
 * Pays out what devices paid for goods that nobody gets. A device whose payment is not prepared yet
 * needs nothing: once it is set off no more, its whole price is paid (T-SWAP-5). One that is paid for
 * already was paid without the part that went to the order, and that part is given by hand.
 */
export async function payOutSoldDevices(
  trx: Knex,
  deps: Dependencies,
  { id, payout }: OrderModel,
  now: Date,
): Promise<void> {
  const { rows } = await trx.raw<{ rows: { amount: number }[] }>(setOffSql, { id, payout });
  const amount = rows[0]?.amount ?? 0;
  if (amount <= 0) return;
  const byHand = { paymentId: null, reason: 'cancelled', units: [] } as const;
  await createRefund(trx, deps, { orderId: id, ...byHand, amount, now });
}
