import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { issueCreditNote } from '../documents/issue-for-order.ts';
import type { InvoiceModel } from '../documents/invoice-model.ts';
import { createRefund, type RefundedUnit } from './create-refund.ts';
import type { OrderModel } from './order-model.ts';

export interface OrderRefund {
  readonly reason: 'cancelled' | 'withdrawn' | 'staff';
  readonly units: readonly RefundedUnit[];
  /** Money that goes back, whole units. */
  readonly amount: number;
  /** What was paid of it; left out: what is due. */
  readonly paid?: number;
  readonly withdrawalId?: number;
  readonly now: Date;
}

/** Units of an order that no refund has yet, in their order. */
export async function openUnits(trx: Knex, orderId: number): Promise<RefundedUnit[]> {
  const rows: { id: number; net: number }[] = await trx('order_units as u')
    .leftJoin('refund_units as r', 'r.unit_id', 'u.id')
    .where('u.order_id', orderId)
    .whereNull('r.unit_id')
    // What is closed and never was paid is nobody's any more.
    .whereNull('u.closed_at')
    // Nor is what was added later and waits for its money.
    .whereRaw(
      `not exists (select from order_lines l where l.id = u.line_id and l.supplement > 0
        and not exists (select from invoices i where i.order_id = l.order_id
          and i.kind = 'invoice' and i.supplement = l.supplement))`,
    )
    .orderBy('u.id')
    .select('u.id', 'u.net');
  return rows.map(({ id, net }) => ({ unitId: id, net }));
}

/** Nets of units that were given back, and money that was: two of the three parts of a swap's price. */
export async function refundedBefore(
  trx: Knex,
  orderId: number,
): Promise<{ readonly nets: number; readonly money: number }> {
  const { rows } = await trx.raw<{ rows: { nets: number; money: number }[] }>(
    `select
      (select coalesce(sum(u.net), 0)::integer from refund_units u
        join refunds r on r.id = u.refund_id where r.order_id = :orderId) as nets,
      (select coalesce(sum(r.amount), 0)::integer from refunds r
        where r.order_id = :orderId
          and exists (select 1 from refund_units u where u.refund_id = r.id)) as money`,
    { orderId },
  );
  return rows[0] ?? { nets: 0, money: 0 };
}

/** What payments of an order brought, and a held card is going to, without what went back already. */
async function broughtOf(trx: Knex, orderId: number): Promise<number> {
  const { rows } = await trx.raw<{ rows: { amount: number }[] }>(
    `select (
      (select coalesce(sum(coalesce(p.captured_amount, h.ending_amount)), 0) from payments p
        left join order_holds h on h.payment_id = p.id
        where p.order_id = :orderId and (p.status = 'captured' or h.ending = 'capture'))
      - (select coalesce(sum(r.amount), 0) from refunds r
        where r.order_id = :orderId and r.payment_id is not null))::integer as amount`,
    { orderId },
  );
  return Math.max(0, rows[0]?.amount ?? 0);
}

/**
 * Gives money of an order back at the stored nets of its units, with a credit note where it was
 * invoiced; the last thing in a transaction that holds the order's lock. Answers the task and the note.
 */
export async function refundOrder(
  trx: Knex,
  deps: Dependencies,
  order: OrderModel,
  { reason, units, amount, paid = order.due, withdrawalId, now }: OrderRefund,
): Promise<{ readonly refundId: number; readonly note: InvoiceModel | null }> {
  const payment: { id: number } | undefined = await trx('payments')
    .where({ order_id: order.id })
    // A held card that is being taken is as good as taken.
    .whereRaw(
      `(status = 'captured' or exists (select from order_holds h
      where h.payment_id = payments.id and h.ending = 'capture'))`,
    )
    // What the customer paid by themselves goes back first, then what was taken of a held card.
    .orderByRaw("purpose = 'hold', attempt")
    .first('id');
  // What the courier collected at the door goes back by hand, besides what a later payment brought.
  const cash = payment ? Math.max(0, amount - (await broughtOf(trx, order.id))) : 0;
  if (cash > 0) {
    const byHand = { paymentId: null, amount: cash, units: [] };
    await createRefund(trx, deps, { orderId: order.id, ...byHand, reason, now });
  }
  const refundId = await createRefund(trx, deps, {
    orderId: order.id,
    paymentId: payment?.id ?? null,
    amount: amount - cash,
    reason,
    units,
    now,
    ...(withdrawalId !== undefined && { withdrawalId }),
  });
  const { money } = await refundedBefore(trx, order.id);
  // Of goods that were owed whole nothing was paid, and nothing goes back.
  const isOwed = paid === 0 && order.due > 0;
  if (!isOwed) {
    const paymentStatus = money + cash >= paid ? 'refunded' : 'partly_refunded';
    await order.$query(trx).patch({ paymentStatus });
  }
  return { refundId, note: await issueCreditNote(trx, deps, refundId) };
}
