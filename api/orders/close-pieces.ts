import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { query } from '../platform/database/query.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { collectLess, reducePrice } from './collect-less.ts';
import type { RefundedUnit } from './create-refund.ts';
import { liveHold } from './holds/hold-rows.ts';
import { restSubject } from './mails/mail-subject.ts';
import type { OrderModel } from './order-model.ts';
import { netOf } from './refund-pieces.ts';
import { returnGoods } from './return-goods.ts';

const closeSql = 'update order_units set closed_at = $2 where id = any($1::bigint[])';

/** Refuses what a card is held for: its hold is decided first, as taking less of it is another question. */
export async function refuseHeld(db: Knex, orderId: number): Promise<void> {
  if (await liveHold(db, orderId)) throw new Refusal(409, 'rest_card_held');
}

/**
 * Closes pieces of a locked order that are not delivered after all. What was paid for them goes back with a credit note; of an
 * order that is paid on delivery less is collected. The customer is told either way. Answers the money.
 */
export async function closePieces(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { units, now }: { readonly units: readonly RefundedUnit[]; readonly now: Date },
): Promise<number> {
  await refuseHeld(trx, order.id);
  await query(trx, closeSql, [units.map(({ unitId }) => unitId), now]);
  await order.$query(trx).patch({ version: order.version + 1 });
  if (order.paymentStatus !== 'waiting') {
    const of = { reason: 'staff', units, now, mail: 'order-rest-refunded' } as const;
    return (await returnGoods(trx, deps, order, of)).amount;
  }
  const less = await reducePrice(trx, deps, order, { amount: netOf(units), now });
  const amount = less.lessDue;
  await collectLess(trx, deps, order, { amount, now });
  if (order.eMail !== null) {
    await queueMail(trx, deps, {
      kind: 'order-rest-closed',
      subjectKey: restSubject(order.id, now),
      language: order.language,
      recipient: order.eMail,
    });
  }
  return amount;
}
