import type { Knex } from 'knex';
import { isLinkOpen, provedUntil, type OrderProof } from '#core/orders/order-link.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { findOrder } from './lock-order.ts';
import type { OrderModel } from './order-model.ts';

const purpose = 'order-link';
/** Stands in no code of a mail's link. */
const between = '~';

interface CustomersOrder {
  readonly order: OrderModel;
  readonly proof: OrderProof;
}

/** The code of a link for whoever typed the mailed code; it says itself until when it is good. */
export function provedCode({ cipher }: Dependencies, orderId: number, now: Date): string {
  const said = [orderId, provedUntil(now).getTime()].join(between);
  return said + between + cipher.sign(purpose, said);
}

/**
 * The order of a customer's link, with how they showed that it is theirs; locked where it is to be
 * changed. A mail's link ends, but never for the account that the order belongs to.
 */
export async function customersOrder(
  db: Knex,
  deps: Dependencies,
  code: string,
  { user, now }: Pick<RequestContext, 'user' | 'now'>,
  lock = false,
): Promise<CustomersOrder> {
  if (code.includes(between)) {
    const id = provedId(deps, code, now);
    if (id === null) throw new Refusal(404, 'order_link_ended');
    return { order: await findOrder(db, { id }, lock), proof: 'code' };
  }
  const order = await findOrder(db, { code }, lock);
  if (user !== null && user.id === order.userId) return { order, proof: 'account' };
  if (isLinkOpen(await lastEventAt(db, order.id), now)) return { order, proof: 'link' };
  throw new Refusal(404, 'order_link_ended');
}

function provedId({ cipher }: Dependencies, code: string, now: Date): number | null {
  const [id = '', until = '', signature = ''] = code.split(between);
  if (!cipher.isSigned(purpose, id + between + until, signature)) return null;
  return now.getTime() < Number(until) ? Number(id) : null;
}

const lastEventSql = `
  select greatest(o.placed_at,
    (select max(at) from order_events where order_id = o.id),
    (select max(requested_at) from withdrawals where order_id = o.id),
    (select max(created_at) from refunds where order_id = o.id)) as at
  from orders o where o.id = $1`;

/** When something last happened to an order. */
async function lastEventAt(db: Knex, orderId: number): Promise<Date> {
  const [row] = await query<{ at: Date }>(db, lastEventSql, [orderId]);
  if (!row) throw new Error('an order is gone while its link is opened');
  return row.at;
}
